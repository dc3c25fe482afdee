-- Lists of securities say something of one listing at a time: each has the day of what was last said of it.
alter table listings add column as_at date; -- null: that of its security
update listings as l set as_at = s.as_at from securities as s where s.id = l.security_id;

-- An amended notification takes the place of the first one, also where that comes later.
alter table director_deals add column amendment boolean not null default false;
