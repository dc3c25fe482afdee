-- Exchange rates of past days, to show returns of foreign securities in pounds.
create table exchange_rate_days (
  currency text not null,             -- ISO 4217
  day date not null,
  sterling numeric(18, 8) not null check (sterling > 0),
  source_id smallint not null references sources,
  primary key (currency, day)
);
