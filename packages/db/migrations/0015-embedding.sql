-- Configurations of widgets by namespace and environment. Rows are only ever added: the highest revision is the current one.
create table component_configurations (
  namespace text collate "C" not null,
  environment text not null check (environment in ('qa', 'uat', 'stg', 'prod')),
  revision integer not null check (revision > 0),
  body text not null,                 -- JSON, checked before it is stored
  public boolean not null,            -- also served without a token, from the CDN
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (namespace, environment, revision)
);

-- How often each widget was shown on other people's pages. No user, no session, no address.
create table usage_counts (
  day date not null,
  application text not null,          -- '' where the page names none
  namespace text not null,
  component text not null,
  version text not null,
  outcome text not null,              -- PAINTED, or the code of the failure
  count integer not null,
  primary key (day, application, namespace, component, version, outcome)
);
