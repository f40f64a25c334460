-- Where a photo was taken and who wrote a document must not be published with it: such a file is made clean in the
-- background, and until then only its owner reads it.
alter table file
  add column cleaning text not null default 'none'
    check (cleaning in ('none', 'waiting', 'old', 'done', 'failed'));
-- Published before there was this rule: still shown, and made clean little by little.
update file set cleaning = 'old' where kind = 'picture' and purpose <> 'personal';
create index file_cleaning on file (created_at) where cleaning in ('waiting', 'old');
alter table upload
  -- Their author wants documents and films published with what is noted in them.
  add column is_metadata_kept boolean not null default false;
