-- Whose row a live event is about: where an entity says that its rows are somebody's, he alone hears of them, and
-- those who may see everybody's. Null: nobody's, or nobody knows whose; of many rows it is the owner of all.

alter table live_events add column owner integer;
