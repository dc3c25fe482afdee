-- A deleted namespace keeps its row: pages elsewhere still ask for its name, and must never get a stranger's configuration under it.
alter table namespaces
  add column deleted_at timestamptz,  -- null: it stands
  add column deleted_by integer references users on delete set null; -- who may bring it back; null: an operator alone
create index namespaces_deleted_by on namespaces (deleted_by) where deleted_at is not null;
