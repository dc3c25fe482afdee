-- What became of a file, for the operator's page: what was rejected, what looks wrong in what it changed, or why nothing of
-- it was stored. A file that no format recognises has no source.
alter table import_runs
  alter column source_id drop not null,
  add column report jsonb,            -- rejects, warnings and how many more there were
  add column findings jsonb,          -- of the checks of quality
  add column failed_at timestamptz,
  add column error jsonb,             -- code and message
  add column security_ids integer[],  -- those it changed; null: none, or more than are kept
  add column changes integer,         -- rows in import_changes; null: it cannot be undone
  add column undoes integer references import_runs on delete cascade; -- the run that this one took back
create index import_runs_undoes on import_runs (undoes) where undoes is not null;

-- Every row that a run has changed, as it was before. Written by the triggers below, so that no writer can forget it.
create table import_changes (
  run_id integer not null references import_runs on delete cascade,
  table_name text not null,
  key jsonb not null,                 -- the values of the primary key, in its order
  before jsonb,                       -- null: the run has added the row
  after bigint,                       -- a hash of the row as the run left it; null: the run has removed it
  primary key (run_id, table_name, key)
);

-- Rows of one statement. The first change of a row in a run keeps what was before, the last one what was after.
create function journal_import() returns trigger language plpgsql as $$
declare
  max_changes constant bigint := 500000;
  run integer := current_setting('bellwether.import_run')::integer;
  key_of text;
  same_key text;
  changed_rows text;
  changes bigint;
begin
  select format('jsonb_build_array(%s)', string_agg(format('r.%I', name), ', ' order by place)),
         string_agg(format('o.%1$I = r.%1$I', name), ' and ')
  into key_of, same_key
  from unnest(tg_argv) with ordinality as k(name, place);
  changed_rows := case tg_op
    when 'INSERT' then format('select $1, $2, %s, null::jsonb, hash_record_extended(r, 0) from added as r', key_of)
    when 'DELETE' then format('select $1, $2, %s, to_jsonb(r), null::bigint from removed as r', key_of)
    else format('select $1, $2, %s, to_jsonb(o), hash_record_extended(r, 0) from added as r join removed as o on %s
      where r is distinct from o', key_of, same_key)
  end;
  execute format('insert into import_changes (run_id, table_name, key, before, after) %s
    on conflict (run_id, table_name, key) do update set after = excluded.after', changed_rows)
  using run, tg_table_name::text;
  get diagnostics changes = row_count;
  changes := changes + current_setting('bellwether.import_changes')::bigint;
  perform set_config('bellwether.import_changes', changes::text, true);
  if changes > max_changes then
    perform set_config('bellwether.import_run', '', true);
    delete from import_changes where run_id = run;
  end if;
  return null;
end $$;

-- Large loads into the embedded database suspend triggers that are not always enabled. Nothing is kept outside an import.
do $$
declare
  name text;
  keys text;
begin
  foreach name in array array[
    'securities', 'listings', 'venues', 'currencies', 'indices', 'index_members', 'index_level_years', 'reference_values',
    'exchange_rates', 'exchange_rate_days', 'quotes', 'daily_price_years', 'nav_years', 'price_files', 'price_repairs',
    'dividends', 'corporate_actions', 'statements', 'earlier_statements', 'ratio_inputs', 'holdings', 'holding_reports',
    'asset_allocations', 'fund_facts', 'target_markets', 'risk_scores', 'costs', 'performance_scenarios', 'document_groups',
    'documents', 'news_items', 'news_bodies', 'news_symbols', 'people', 'director_deals'
  ] loop
    select string_agg(quote_literal(a.attname), ', ' order by k.place) into keys
    from pg_index as i
    cross join unnest(i.indkey::int[]) with ordinality as k(attnum, place)
    join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = name::regclass and i.indisprimary;
    execute format('create trigger journal_added after insert on %I referencing new table as added
      for each statement when (coalesce(current_setting(''bellwether.import_run'', true), '''') <> '''')
      execute function journal_import(%s)', name, keys);
    execute format('create trigger journal_changed after update on %I referencing old table as removed new table as added
      for each statement when (coalesce(current_setting(''bellwether.import_run'', true), '''') <> '''')
      execute function journal_import(%s)', name, keys);
    execute format('create trigger journal_removed after delete on %I referencing old table as removed
      for each statement when (coalesce(current_setting(''bellwether.import_run'', true), '''') <> '''')
      execute function journal_import(%s)', name, keys);
    execute format('alter table %I enable always trigger journal_added, enable always trigger journal_changed,
      enable always trigger journal_removed', name);
  end loop;
end $$;
