-- D-198: administrators read the log of a whole company, the newest first; until now it was only read by person and by item.
create index behaviour_newest on behaviour (tenant_id, at desc, id desc);
