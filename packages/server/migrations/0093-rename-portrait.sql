-- The picture of a person had the word of the old wire as its name, and every query repeated it.
alter table member rename column head_portrait to portrait;
