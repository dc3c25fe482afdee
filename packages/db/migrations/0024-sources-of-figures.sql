-- Every figure says where it came from.
alter table listings add column source_id smallint references sources;
update listings set source_id = s.source_id from securities as s where s.id = listings.security_id;
alter table listings alter column source_id set not null;

alter table index_levels add column source_id smallint references sources;
update index_levels set source_id = i.source_id from indices as i where i.id = index_levels.index_id;
alter table index_levels alter column source_id set not null;

alter table index_members add column source_id smallint references sources;
update index_members set source_id = i.source_id from indices as i where i.id = index_members.index_id;
alter table index_members alter column source_id set not null;

-- Medians were calculated from securities of one source only.
alter table sector_medians add column source_id smallint references sources;
update sector_medians set source_id = (select min(source_id) from securities);
alter table sector_medians alter column source_id set not null;

alter table people add column source_id smallint references sources;
update people set source_id = coalesce(
  (select min(source_id) from positions where person_id = people.id),
  (select min(id) from sources));
alter table people alter column source_id set not null;
