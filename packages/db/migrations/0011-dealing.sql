-- Pounds for one unit of a currency.
create table exchange_rates (
  currency text primary key,          -- ISO 4217
  sterling numeric(18, 8) not null check (sterling > 0),
  as_at date not null,
  source_id smallint not null references sources
);

-- Paper accounts: play money, real rules. Securities are named by market code and not referred to, because accounts outlive the market's rows.
create table paper_accounts (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  wrapper text not null check (wrapper in ('DEALING', 'ISA', 'LISA', 'JISA', 'SIPP', 'JSIPP')),
  opened_at timestamptz not null,
  cash bigint not null check (cash >= 0), -- pence
  reserved bigint not null default 0 check (reserved between 0 and cash), -- of the cash, held by waiting purchases
  unique (user_id, wrapper)
);

create table paper_positions (
  account_id integer not null references paper_accounts on delete cascade,
  market_code text not null,
  quantity bigint not null check (quantity > 0), -- quantity / 10^quantity_scale
  quantity_scale smallint not null,
  reserved bigint not null default 0 check (reserved between 0 and quantity), -- of the quantity, held by waiting sales
  cost bigint not null,               -- pence, with all charges
  reinvest boolean not null default false, -- dividends buy more of it
  primary key (account_id, market_code)
);

create table paper_orders (
  id integer primary key generated always as identity,
  ticket uuid not null unique,        -- made at the review: the same ticket is the same order, however often it arrives
  account_id integer not null references paper_accounts on delete cascade,
  side text not null check (side in ('BUY', 'SELL')),
  kind text not null check (kind in ('QUOTE', 'LIMIT', 'REGULAR', 'REINVESTMENT')),
  market_code text not null,
  security_name text not null,
  quantity bigint not null check (quantity >= 0),
  quantity_scale smallint not null,
  bound bigint,                       -- the worst price it deals at
  price_scale smallint not null,
  price_unit text not null,
  reserved bigint not null default 0, -- pence held while it waits, for purchases
  state text not null check (state in ('WAITING', 'DEALT', 'CANCELLED', 'EXPIRED', 'REFUSED')),
  reason text,                        -- why it was refused, in words for its owner
  placed_at timestamptz not null,
  expires_on date not null,           -- the last day on which it may be dealt
  ended_at timestamptz,               -- dealt, cancelled, expired or refused
  price bigint,                       -- from here on: how it was dealt
  accrued bigint,                     -- pence of accrued interest within the consideration
  sterling_rate numeric(18, 8),
  consideration bigint,               -- pence
  charges jsonb not null default '{}', -- pence by code
  settlement bigint,                  -- pence
  check ((state = 'DEALT') = (settlement is not null)),
  check ((state = 'WAITING') = (ended_at is null))
);
create index paper_orders_account on paper_orders (account_id, placed_at desc);
create index paper_orders_waiting on paper_orders (id) where state = 'WAITING';

-- Every movement of cash. An account's cash is the sum of these.
create table paper_entries (
  id integer primary key generated always as identity,
  account_id integer not null references paper_accounts on delete cascade,
  reference text not null,            -- opening, order:12, dividend:LSE:HVL:2026-11-19
  kind text not null check (kind in ('OPENING', 'PURCHASE', 'SALE', 'DIVIDEND')),
  amount bigint not null,             -- pence; what leaves is below nought
  at timestamptz not null,
  unique (account_id, reference)
);

create table paper_plans (
  id integer primary key generated always as identity,
  ticket uuid not null unique,        -- as for orders: pressing twice makes one plan
  account_id integer not null references paper_accounts on delete cascade,
  market_code text not null,
  security_name text not null,
  amount bigint not null check (amount > 0), -- pence a month
  day smallint not null check (day in (5, 10, 15, 20, 25)),
  next_on date not null,
  created_at timestamptz not null,
  stopped_at timestamptz
);
create index paper_plans_account on paper_plans (account_id);
create index paper_plans_due on paper_plans (next_on) where stopped_at is null;
