-- Figures per share and numbers of shares are kept in the shares of today: what those of an older filing were multiplied
-- by or divided through, and since when.
alter table statements
  add column split_ratio numeric(18, 9) check (split_ratio > 0),
  add column split_after date;
