-- The custom attributes that host pages send with their usage: how many page views had each value. No user, no session, no address.
create table usage_attributes (
  day date not null,
  application text not null,          -- '' where the page names none
  namespace text not null,
  name text not null,
  value text not null,
  count integer not null,
  primary key (day, application, namespace, name, value)
);
