create index gilt_facts_maturity on gilt_facts (kind, matures_on, security_id);
