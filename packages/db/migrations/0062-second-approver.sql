alter table namespaces
  add column second_approver boolean not null default false,  -- a draft is published by an owner who has not written it
  add column second_approver_end_by integer references users on delete set null; -- who asks to end that; another owner agrees
