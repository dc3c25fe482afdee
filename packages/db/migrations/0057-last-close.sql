-- When the recorder last closed a session: figures that compare securities are made anew after it, as after an import.
alter table data_version add column closed_at timestamptz;
