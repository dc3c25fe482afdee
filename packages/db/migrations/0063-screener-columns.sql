-- The screener's figures by column, made with them: a question reads the few columns it names and not the rows of every security.
-- Securities have the position of their id among those of their type. Of a figure: a double for each position, the highest byte
-- first, NaN for none. Of a value that can be chosen: the positions that have it, four bytes each.
create table screener_columns (
  type text not null,
  name text not null,
  value text not null,                 -- empty for a figure
  version uuid not null,               -- columns of one version belong together
  bytes bytea not null,
  primary key (type, name, value)
);

-- Lists are sorted by these columns now.
drop index screener_size, screener_name, screener_yield, screener_price_earnings, screener_return, screener_charge;

-- Made anew by the next start.
delete from screener_state;
