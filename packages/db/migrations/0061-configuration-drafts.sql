-- Changes of configurations that are not served yet, one for each namespace and environment.
create sequence configuration_draft_versions as integer;

create table configuration_drafts (
  namespace text collate "C" not null references namespaces on delete cascade,
  environment text not null check (environment in ('qa', 'uat', 'stg', 'prod')),
  version integer not null default nextval('configuration_draft_versions'), -- a new one with each change
  text text not null,                 -- as typed: it need not be right yet
  public boolean not null,
  note text not null,
  authors integer[] not null,         -- everybody who has changed it
  saved_by integer references users on delete set null,
  saved_at timestamptz not null default now(),
  primary key (namespace, environment)
);

alter table component_configurations
  add column approved_by integer references users on delete set null; -- who published what somebody else had written
