-- A seller could empty by an edit what somebody had bought. The text as it was sold is kept from the first edit after a
-- sale, so that many small cuts cannot do what a large one may not. Null: nobody has bought it, or it is as it was sold.
alter table question add column sold_content text;
-- How many have bought something is counted before it is taken away.
create index entitlement_payers on entitlement (business_type, business_id) where paid > 0;
