CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "meta" ("key" text not null, "value" text not null, constraint "meta_pkey" primary key ("key"));
CREATE TABLE business (
       id integer not null check (id in (1)) constraint business_pkey primary key,
       version bigint not null, legal_name text not null, legal_name_ar text not null, trade_name text not null, trn text not null, licence_number text not null, licence_authority text not null, street text not null, city text not null, phone text not null, email text not null, iban text not null, working_days text not null, holidays text not null, ramadans text not null, logo text not null, logo_name text not null, updated_at text not null);
CREATE TABLE "accounts" ("id" text not null, "role" text not null check ("role" in ('administrator', 'supervisor', 'operator', 'driver', 'cashier')), "sign_in" text, "password_hash" text, "pin_hash" text, "must_change_password" integer default 0 not null check ("must_change_password" in (0, 1)), constraint "accounts_pkey" primary key ("id"));
CREATE TABLE "admins" ("id" text not null references "accounts" ("id") on delete cascade, "email" text not null, "name" text not null, "phone" text not null, "address" text not null, "profile_image" text not null, "created_at" text not null, constraint "admins_pkey" primary key ("id"));
CREATE TABLE "warehouses" ("id" text not null, "name" text not null, "country" text not null, "city" text not null, "street" text not null, "email" text not null, "phone" text not null, "code" text not null, "password_hash" text not null, "image" text not null, "created_at" text not null, "deleted_at" text, constraint "warehouses_pkey" primary key ("id"));
CREATE TABLE "staff" ("id" text not null, "kind" text not null check ("kind" in ('supervisor', 'operator', 'driver', 'cashier')), "warehouse_id" text not null references "warehouses" ("id"), "first_name" text not null, "last_name" text not null, "email" text not null, "image" text not null, "profile_status" text not null check ("profile_status" in ('Active', 'unActive')), "phone" text not null, "phone_e164" text default '' not null, "identity_number" text not null, "country" text not null, "city" text not null, "street" text not null, "house_no" text not null, "account_number" text not null, "documents" text not null, "license_no" text not null, "vehicle_type" text not null, "vehicle_no" text not null, "created_at" text not null, "deleted_at" text, constraint "staff_pkey" primary key ("id"));
CREATE TABLE "senders" ("id" text not null, "role" text not null check ("role" in ('User', 'Company')), "name" text not null, "email" text not null, "phone" text not null, "country" text not null, "city" text not null, "street" text not null, "house_no" text not null, "profile_pic" text not null, "addresses" text not null, "created_at" text not null, "deleted_at" text, "phone_e164" text, "legal_name" text, "trn" text, "makani" text, "landmark" text, "iban" text, constraint "senders_pkey" primary key ("id"));
CREATE TABLE "queries" ("id" text not null, "name" text not null, "email" text not null, "subject" text not null, "message" text not null, "created_at" text not null, constraint "queries_pkey" primary key ("id"));
CREATE TABLE "sessions" ("token_hash" text not null, "id" text not null, "account_id" text not null references "accounts" ("id") on delete cascade, "created_at" text not null, "expires_at" text not null, "seen_at" text, "device" text default '' not null, "source" text default '' not null, "written_lsn" bigint, "device_hash" text, constraint "sessions_pkey" primary key ("token_hash"));
CREATE TABLE "reset_links" ("token_hash" text not null, "account_id" text not null references "accounts" ("id") on delete cascade, "created_at" text not null, "expires_at" text not null, constraint "reset_links_pkey" primary key ("token_hash"));
CREATE TABLE "second_factors" ("account_id" text not null references "accounts" ("id") on delete cascade, "secret" text not null, "confirmed_at" text, "last_step" bigint not null, constraint "second_factors_pkey" primary key ("account_id"));
CREATE TABLE "recovery_codes" ("code_hash" text not null, "account_id" text not null references "accounts" ("id") on delete cascade, constraint "recovery_codes_pkey" primary key ("code_hash"));
CREATE TABLE "driver_devices" ("account_id" text not null references "accounts" ("id") on delete cascade, "device_hash" text not null, "wrong_pins" integer not null, constraint "driver_devices_pkey" primary key ("account_id", "device_hash"));
CREATE TABLE "login_failures" ("id" text not null, "account" text not null, "source" text not null, "failed_at" text not null, constraint "login_failures_pkey" primary key ("id"));
CREATE TABLE "login_sources" ("account" text not null, "source" text not null, "signed_in_at" text not null, constraint "login_sources_pkey" primary key ("account", "source"));
CREATE TABLE "api_keys" ("id" text not null, "name" text not null, "role" text not null check ("role" in ('intake', 'tracking')), "key_hash" text not null, "created_at" text not null, "expires_at" text, "revoked_at" text, "sender_id" text references "senders" ("id"), "staff_id" text references "staff" ("id"), "last_used_on" text, constraint "api_keys_pkey" primary key ("id"));
CREATE TABLE "idempotency_keys" ("owner" text not null, "key" text not null, "request_hash" text not null, "reply" text not null, "created_at" text not null, constraint "idempotency_keys_pkey" primary key ("owner", "key"));
CREATE TABLE "orders" ("seq" integer not null, "id" text not null, "tracking_id" text not null, "reference" text not null, "delivery_type" text not null check ("delivery_type" in ('urgent', 'normal')), "tracking_status" text not null check ("tracking_status" in ('created', 'accepted', 'unpick', 'pickup', 'warehouse', 'assignedtodriver', 'delivered', 'return')), "warehouse_id" text not null references "warehouses" ("id"), "sender_id" text references "senders" ("id"), "sender_name" text not null, "sender_phone" text not null, "sender_address" text not null, "pickup_area" text not null, "pickup_city" text not null, "receiver_name" text not null, "receiver_phone" text not null, "dropoff_street" text not null, "dropoff_area" text not null, "dropoff_city" text not null, "dropoff_country" text not null, "payment_method" text not null check ("payment_method" in ('COD', 'Card', 'Wallet')), "title" text not null, "type" text not null, "details" text not null, "delivery_instructions" text not null, "value_fils" bigint not null, "weight_grams" integer not null, "length_mm" integer not null, "width_mm" integer not null, "height_mm" integer not null, "additional_services" integer not null check ("additional_services" in (0, 1)), "images" text not null, "base_fils" bigint not null, "weight_fils" bigint not null, "size_fils" bigint not null, "packing_fils" bigint not null, "charge_fils" bigint not null, "cash_handed_in_at" text, "created_at" text not null, "receiver_phone_e164" text default '' not null, "sender_phone_e164" text default '' not null, "moved_at" text default '' not null, "cancelled_at" text, "filter_bits" integer generated always as (
  case delivery_type when 'urgent' then 1 else 0 end
  + 2 * case tracking_status when 'created' then 0 when 'accepted' then 1 when 'unpick' then 2 when 'pickup' then 3
    when 'warehouse' then 4 when 'assignedtodriver' then 5 when 'delivered' then 6 else 7 end
  + 16 * case when payment_method = 'COD' and cash_handed_in_at is null and tracking_status <> 'return' and value_fils > 0 then 1 when payment_method = 'COD' then 0 when payment_method = 'Card' then 2 else 3 end
  + 64 * case dropoff_city when 'Abu-Dhabi' then 1 when 'Dubai' then 2 when 'Sharjah' then 3 when 'Ajman' then 4
    when 'Fujairah' then 5 when 'Ras-Al-Khaimah' then 6 when 'Umm-Al-Quwain' then 7 else 0 end) stored, constraint "orders_pkey" primary key ("seq"));
CREATE VIRTUAL TABLE orders_search using fts5(
     tracking_id, reference, receiver_name, content='orders', content_rowid='seq', tokenize='trigram', columnsize=0);
CREATE TABLE "unfinished_import" ("seq" integer not null, constraint "unfinished_import_pkey" primary key ("seq"));
CREATE TABLE "order_events" ("id" text not null, "order_id" text not null references "orders" ("id"), "status" text not null check ("status" in ('created', 'accepted', 'unpick', 'pickup', 'warehouse', 'assignedtodriver', 'delivered', 'return')), "note" text not null, "created_at" text not null, "kind" text, "actor_kind" text, "actor" text, "actor_name" text, "reason" text, "changes" text, "address_hash" text, constraint "order_events_pkey" primary key ("id"));
CREATE TABLE "order_totals" ("grain" text not null check ("grain" in ('all', 'month', 'day', 'hour')), "start" text not null, "warehouse_id" text not null references "warehouses" ("id"), "delivery_type" text not null check ("delivery_type" in ('urgent', 'normal')), "orders" bigint not null, "revenue_fils" bigint not null, "paid_cod_fils" bigint not null, "unpaid_cod_fils" bigint not null, constraint "order_totals_pkey" primary key ("grain", "start", "warehouse_id", "delivery_type"));
CREATE TABLE "city_rates" ("id" text not null, "company_id" text not null, "company" text generated always as (nullif(company_id, '')) stored references "senders" ("id"), "from_city" text not null, "to_city" text not null, "mode" text not null check ("mode" in ('urgent', 'normal')), "rate_fils" bigint not null, "starting" integer not null check ("starting" in (0, 1)), constraint "city_rates_pkey" primary key ("id"));
CREATE TABLE "zone_rates" ("id" text not null, "company_id" text not null, "company" text generated always as (nullif(company_id, '')) stored references "senders" ("id"), "from_city" text not null, "from_zone" text not null, "from_areas" text not null, "to_city" text not null, "to_zone" text not null, "to_areas" text not null, "mode" text not null check ("mode" in ('urgent', 'normal')), "rate_fils" bigint not null, constraint "zone_rates_pkey" primary key ("id"));
CREATE TABLE "weight_charges" ("id" text not null, "from_grams" integer not null, "up_to_grams" integer not null, "price_fils" bigint not null, "starting" integer not null check ("starting" in (0, 1)), constraint "weight_charges_pkey" primary key ("id"));
CREATE TABLE "packing_charges" ("id" text not null, "price_fils" bigint not null, "starting" integer not null check ("starting" in (0, 1)), constraint "packing_charges_pkey" primary key ("id"));
CREATE TABLE "size_charges" ("id" text not null, "size" text not null, "max_volume" double precision, "price_fils" bigint not null, "starting" integer not null check ("starting" in (0, 1)), constraint "size_charges_pkey" primary key ("id"));
CREATE TABLE "cashier_payments" ("id" text not null, "cashier_id" text not null references "staff" ("id"), "warehouse_id" text not null references "warehouses" ("id"), "month" text not null, "total_fils" bigint not null, "notes" text not null, "invoice_images" text not null, "paid_at" text not null, constraint "cashier_payments_pkey" primary key ("id"));
CREATE TABLE audit (
       id text not null primary key, at text not null,
       actor_kind text not null, actor_id text not null, actor_name text not null, address_hash text not null,
       call text not null, subject_kind text not null, subject_id text not null, subject_name text not null,
       before text, after text
     ) without rowid;
insert into "kysely_migration" ("name", "timestamp") values ('0001-schema', '2026-11-24T07:30:43.196Z');
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
insert into "meta" ("key", "value") values ('time_zone', 'Asia/Dubai');
insert into "business" ("id", "version", "legal_name", "legal_name_ar", "trade_name", "trn", "licence_number", "licence_authority", "street", "city", "phone", "email", "iban", "working_days", "holidays", "ramadans", "logo", "logo_name", "updated_at") values (1, 3, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'توصيل', '', '100384726190003', '1148820', '', '', 'Dubai', '', '', '', '["Monday"]', '[{"date":"2026-12-02","name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}]', '[]', 'iVBORw0KGgo=', '0.png', '2026-11-21T10:00:00.000Z');
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d18c-722b-9e39-342f7e78977c', 'supervisor', NULL, NULL, NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d18f-7eae-9d53-16ba340028fc', 'operator', NULL, NULL, NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d194-7a60-865b-a07208c417f3', 'driver', NULL, NULL, NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d199-7846-948d-d78ba7f68fa6', 'cashier', NULL, NULL, NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d19c-7c30-948f-7578071335d2', 'supervisor', 'supervisor-7ac35d@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$0UWaACMcWcOmTZeHkbr/LA$KBBZQPwFzMmqst4gKFBka/pYP3OwBsIM3fyIfP5GVCs', NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d19f-7c51-a699-71ff77fca98f', 'operator', 'operator-7ac35d@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$0UWaACMcWcOmTZeHkbr/LA$KBBZQPwFzMmqst4gKFBka/pYP3OwBsIM3fyIfP5GVCs', NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d1a5-7d37-9e7a-eb5fa2a6e472', 'driver', 'driver-7ac35d@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$0UWaACMcWcOmTZeHkbr/LA$KBBZQPwFzMmqst4gKFBka/pYP3OwBsIM3fyIfP5GVCs', NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d1ab-78b7-825f-53fc94b6140b', 'cashier', 'cashier-7ac35d@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$0UWaACMcWcOmTZeHkbr/LA$KBBZQPwFzMmqst4gKFBka/pYP3OwBsIM3fyIfP5GVCs', NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d1c3-75f0-a219-5483276b2f6a', 'administrator', NULL, NULL, NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d225-7789-b66c-0f0d939aa3c2', 'supervisor', NULL, NULL, NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d229-7c7d-80dc-6d075c250420', 'operator', NULL, NULL, NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d22b-74dc-9b8f-940780c245d3', 'driver', NULL, NULL, NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d22c-79a7-9e8c-e8873d571ca7', 'cashier', NULL, NULL, NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d23e-782c-9534-f606212ae51c', 'administrator', 'mariam@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$0UWaACMcWcOmTZeHkbr/LA$KBBZQPwFzMmqst4gKFBka/pYP3OwBsIM3fyIfP5GVCs', NULL, 0);
insert into "accounts" ("id", "role", "sign_in", "password_hash", "pin_hash", "must_change_password") values ('01a20c76-d2f8-7f3b-82e2-50180a5303b4', 'administrator', 'owner@tawseel.example', '', NULL, 0);
insert into "admins" ("id", "email", "name", "phone", "address", "profile_image", "created_at") values ('01a20c76-d1c3-75f0-a219-5483276b2f6a', 'admin-6310c4@tawseel.example', 'Mariam Al Suwaidi', '', '', '', '2026-11-21T10:00:00.000Z');
insert into "admins" ("id", "email", "name", "phone", "address", "profile_image", "created_at") values ('01a20c76-d23e-782c-9534-f606212ae51c', 'mariam@tawseel.example', 'Mariam Al Suwaidi', '+971 50 412 7730', 'Al Garhoud, Dubai', '', '2026-11-21T10:00:00.000Z');
insert into "admins" ("id", "email", "name", "phone", "address", "profile_image", "created_at") values ('01a20c76-d2f8-7f3b-82e2-50180a5303b4', 'owner@tawseel.example', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', '', '2026-11-21T10:00:00.000Z');
insert into "warehouses" ("id", "name", "country", "city", "street", "email", "phone", "code", "password_hash", "image", "created_at", "deleted_at") values ('01a20c76-d189-7b91-94c4-17e3de471129', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-6efedb@tawseel.example', '+971 4 338 1200', 'DXB-ed977b', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
insert into "warehouses" ("id", "name", "country", "city", "street", "email", "phone", "code", "password_hash", "image", "created_at", "deleted_at") values ('01a20c76-d18a-78c9-b6e3-9454cb1b23fe', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-954d6f@tawseel.example', '+971 4 338 1200', 'DXB-7d029d', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
insert into "warehouses" ("id", "name", "country", "city", "street", "email", "phone", "code", "password_hash", "image", "created_at", "deleted_at") values ('01a20c76-d19b-744c-be50-dd59217ac35d', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-626ef1@tawseel.example', '+971 4 338 1200', 'DXB-f1d57b', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
insert into "warehouses" ("id", "name", "country", "city", "street", "email", "phone", "code", "password_hash", "image", "created_at", "deleted_at") values ('01a20c76-d306-79a9-b7ab-4783bae538fa', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-e8af87@tawseel.example', '+971 4 338 1200', 'DXB-f5874c', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d18c-722b-9e39-342f7e78977c', 'supervisor', '01a20c76-d189-7b91-94c4-17e3de471129', 'Imran', 'Qureshi', 'supervisor-471129@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d18f-7eae-9d53-16ba340028fc', 'operator', '01a20c76-d189-7b91-94c4-17e3de471129', 'Imran', 'Qureshi', 'operator-471129@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d194-7a60-865b-a07208c417f3', 'driver', '01a20c76-d189-7b91-94c4-17e3de471129', 'Imran', 'Qureshi', 'driver-471129@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d199-7846-948d-d78ba7f68fa6', 'cashier', '01a20c76-d189-7b91-94c4-17e3de471129', 'Imran', 'Qureshi', 'cashier-471129@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d19c-7c30-948f-7578071335d2', 'supervisor', '01a20c76-d19b-744c-be50-dd59217ac35d', 'Imran', 'Qureshi', 'supervisor-7ac35d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d19f-7c51-a699-71ff77fca98f', 'operator', '01a20c76-d19b-744c-be50-dd59217ac35d', 'Imran', 'Qureshi', 'operator-7ac35d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d1a5-7d37-9e7a-eb5fa2a6e472', 'driver', '01a20c76-d19b-744c-be50-dd59217ac35d', 'Imran', 'Qureshi', 'driver-7ac35d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d1ab-78b7-825f-53fc94b6140b', 'cashier', '01a20c76-d19b-744c-be50-dd59217ac35d', 'Imran', 'Qureshi', 'cashier-7ac35d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d225-7789-b66c-0f0d939aa3c2', 'supervisor', '01a20c76-d189-7b91-94c4-17e3de471129', 'Imran', 'Qureshi', 'supervisor@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d229-7c7d-80dc-6d075c250420', 'operator', '01a20c76-d189-7b91-94c4-17e3de471129', 'Imran', 'Qureshi', 'operator@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d22b-74dc-9b8f-940780c245d3', 'driver', '01a20c76-d189-7b91-94c4-17e3de471129', 'Imran', 'Qureshi', 'driver@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
insert into "staff" ("id", "kind", "warehouse_id", "first_name", "last_name", "email", "image", "profile_status", "phone", "phone_e164", "identity_number", "country", "city", "street", "house_no", "account_number", "documents", "license_no", "vehicle_type", "vehicle_no", "created_at", "deleted_at") values ('01a20c76-d22c-79a7-9e8c-e8873d571ca7', 'cashier', '01a20c76-d189-7b91-94c4-17e3de471129', 'Imran', 'Qureshi', 'cashier@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
insert into "senders" ("id", "role", "name", "email", "phone", "country", "city", "street", "house_no", "profile_pic", "addresses", "created_at", "deleted_at", "phone_e164", "legal_name", "trn", "makani", "landmark", "iban") values ('01a20c76-d1af-7acd-8861-591b8a6b67ff', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into "senders" ("id", "role", "name", "email", "phone", "country", "city", "street", "house_no", "profile_pic", "addresses", "created_at", "deleted_at", "phone_e164", "legal_name", "trn", "makani", "landmark", "iban") values ('01a20c76-d1b2-7ea2-a01e-509830d453d2', 'User', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into "senders" ("id", "role", "name", "email", "phone", "country", "city", "street", "house_no", "profile_pic", "addresses", "created_at", "deleted_at", "phone_e164", "legal_name", "trn", "makani", "landmark", "iban") values ('01a20c76-d1b6-7665-b48a-01aa43f5c365', 'User', 'Layla Haddad', 'left@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL);
insert into "senders" ("id", "role", "name", "email", "phone", "country", "city", "street", "house_no", "profile_pic", "addresses", "created_at", "deleted_at", "phone_e164", "legal_name", "trn", "makani", "landmark", "iban") values ('01a20c76-d302-789f-acc8-4c2d8fc7603c', 'User', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', '', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL, NULL, NULL, NULL);
insert into "queries" ("id", "name", "email", "subject", "message", "created_at") values ('01a20c76-d1e3-7a87-a506-fe21dbda4d19', 'Noura Al Ketbi', 'noura@mail.example', 'Where is my parcel?', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
insert into "queries" ("id", "name", "email", "subject", "message", "created_at") values ('01a20c76-d1e7-780f-86c5-26761cba9514', 'Noura Al Ketbi', 'noura@mail.example', 'Casino bonus', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
insert into "queries" ("id", "name", "email", "subject", "message", "created_at") values ('01a20c76-d1ea-71fc-b4f6-22df7f732bf3', 'Noura Al Ketbi', 'noura@mail.example', 'Casino bonus, again', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
insert into "queries" ("id", "name", "email", "subject", "message", "created_at") values ('01a20c76-d304-7f72-92f4-31289ee0b130', 'Noura Al Ketbi', 'noura@mail.example', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z');
insert into "sessions" ("token_hash", "id", "account_id", "created_at", "expires_at", "seen_at", "device", "source", "written_lsn", "device_hash") values ('82c046dd30c48c9d55fd56bcbbd75ff8c0a544320ba546ac784d5d46164056d1', '01a20c76-d247-737c-acc2-55a6d101b04d', '01a20c76-d23e-782c-9534-f606212ae51c', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-21T10:00:00.000Z', '', '', NULL, NULL);
insert into "sessions" ("token_hash", "id", "account_id", "created_at", "expires_at", "seen_at", "device", "source", "written_lsn", "device_hash") values ('578fed34a1aeecaa512f9d0004b093aa90fc77b95131cf7bd93a681057718f75', '01a20c76-d2fa-7122-b14c-3acc119e2e9c', '01a20c76-d2f8-7f3b-82e2-50180a5303b4', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', NULL, '', '', NULL, NULL);
insert into "sessions" ("token_hash", "id", "account_id", "created_at", "expires_at", "seen_at", "device", "source", "written_lsn", "device_hash") values ('99ee8ed481ab65a53b22ba4e70cfe599ff4e25cca145d25dcab03208b8c7c187', '01a20c76-d96b-7dd4-b79c-4fb45ba9aa0f', '01a20c76-d23e-782c-9534-f606212ae51c', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-21T10:00:00.000Z', '', '', NULL, NULL);
insert into "reset_links" ("token_hash", "account_id", "created_at", "expires_at") values ('d9ef4334ec1e720d52182936117c00ed352c044d0f8d46cd845298cbc1869b72', '01a20c76-d18c-722b-9e39-342f7e78977c', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z');
insert into "second_factors" ("account_id", "secret", "confirmed_at", "last_step") values ('01a20c76-d23e-782c-9534-f606212ae51c', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', NULL, 0);
insert into "recovery_codes" ("code_hash", "account_id") values ('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb', '01a20c76-d2f8-7f3b-82e2-50180a5303b4');
insert into "driver_devices" ("account_id", "device_hash", "wrong_pins") values ('01a20c76-d194-7a60-865b-a07208c417f3', '', 3);
insert into "login_failures" ("id", "account", "source", "failed_at") values ('01a20c76-d2fb-7cb8-84b0-a9174743f9fc', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '10.1.0.1', '2026-11-21T10:00:00.000Z');
insert into "login_failures" ("id", "account", "source", "failed_at") values ('01a20c76-d2fd-7bd2-854f-e3436d5e3de0', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '::ffff:10.1.0.2', '2026-11-21T10:00:00.000Z');
insert into "login_sources" ("account", "source", "signed_in_at") values ('owner@tawseel.example', '10.1.0.1', '2026-11-21T10:00:00.000Z');
insert into "login_sources" ("account", "source", "signed_in_at") values ('owner@tawseel.example', '::ffff:10.1.0.2', '2026-11-21T10:00:00.000Z');
insert into "api_keys" ("id", "name", "role", "key_hash", "created_at", "expires_at", "revoked_at", "sender_id", "staff_id", "last_used_on") values ('01a20c76-d1cb-770c-b23a-5b78d328adb4', 'intake', 'intake', 'ad139ffbd18cde4f2ef80d3cb5e50f65ef577f138cbb0ed57f16389c78ade368', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
insert into "api_keys" ("id", "name", "role", "key_hash", "created_at", "expires_at", "revoked_at", "sender_id", "staff_id", "last_used_on") values ('01a20c76-d253-7100-be8b-8f8858477497', 'sender', 'intake', '901ec3e3cb97b54f0008684a838d8f0c1ef54afdaf05cbb897c2c4fc6061bd3e', '2026-11-21T10:00:00.000Z', NULL, NULL, '01a20c76-d1af-7acd-8861-591b8a6b67ff', NULL, NULL);
insert into "api_keys" ("id", "name", "role", "key_hash", "created_at", "expires_at", "revoked_at", "sender_id", "staff_id", "last_used_on") values ('01a20c76-d2d5-784f-a197-2a72294bb321', 'driver-app', 'tracking', 'eb04b98a4405bc3fcabac27ac2007871a6ef386644774f0911d2ef071ee11a94', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a20c76-d194-7a60-865b-a07208c417f3', NULL);
insert into "api_keys" ("id", "name", "role", "key_hash", "created_at", "expires_at", "revoked_at", "sender_id", "staff_id", "last_used_on") values ('01a20c76-d2de-7c0e-8783-e2ad1d90b9f2', 'cashier-app', 'tracking', '527ce010fafa28c68feee49f27577819e27295619b451aeea5595d457a7dcd74', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a20c76-d199-7846-948d-d78ba7f68fa6', NULL);
insert into "api_keys" ("id", "name", "role", "key_hash", "created_at", "expires_at", "revoked_at", "sender_id", "staff_id", "last_used_on") values ('01a20c76-d2e5-7747-b078-c63b6571b238', 'intake', 'intake', 'f7eb4511628cb15a7919362b336aeadc357ce579ff2faf4d00ffeb40aa0b5dc7', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
insert into "api_keys" ("id", "name", "role", "key_hash", "created_at", "expires_at", "revoked_at", "sender_id", "staff_id", "last_used_on") values ('01a20c76-d2e6-722b-b41f-c311b73195bb', 'tracking', 'tracking', 'e0534984cd8203df6221f1acab3f346107bdeefbdcbf058a058d3420d5f88260', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
insert into "idempotency_keys" ("owner", "key", "request_hash", "reply", "created_at") values ('shop', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'a', '{"message":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}', '2026-11-21T10:00:00.000Z');
insert into "orders" ("seq", "id", "tracking_id", "reference", "delivery_type", "tracking_status", "warehouse_id", "sender_id", "sender_name", "sender_phone", "sender_address", "pickup_area", "pickup_city", "receiver_name", "receiver_phone", "dropoff_street", "dropoff_area", "dropoff_city", "dropoff_country", "payment_method", "title", "type", "details", "delivery_instructions", "value_fils", "weight_grams", "length_mm", "width_mm", "height_mm", "additional_services", "images", "base_fils", "weight_fils", "size_fils", "packing_fils", "charge_fils", "cash_handed_in_at", "created_at", "receiver_phone_e164", "sender_phone_e164", "moved_at", "cancelled_at") values (3475744358400000, '01a20c76-d1ee-78a9-8d20-437a36f7994e', 'TWS-YEQJ-EDUU', '', 'normal', 'created', '01a20c76-d189-7b91-94c4-17e3de471129', '01a20c76-d1af-7acd-8861-591b8a6b67ff', 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
insert into "orders" ("seq", "id", "tracking_id", "reference", "delivery_type", "tracking_status", "warehouse_id", "sender_id", "sender_name", "sender_phone", "sender_address", "pickup_area", "pickup_city", "receiver_name", "receiver_phone", "dropoff_street", "dropoff_area", "dropoff_city", "dropoff_country", "payment_method", "title", "type", "details", "delivery_instructions", "value_fils", "weight_grams", "length_mm", "width_mm", "height_mm", "additional_services", "images", "base_fils", "weight_fils", "size_fils", "packing_fils", "charge_fils", "cash_handed_in_at", "created_at", "receiver_phone_e164", "sender_phone_e164", "moved_at", "cancelled_at") values (3475744358400001, '01a20c76-d206-77c6-b0f5-4f2988fddeb3', 'TWS-BVH9-NJAC', '', 'normal', 'created', '01a20c76-d189-7b91-94c4-17e3de471129', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
insert into "orders" ("seq", "id", "tracking_id", "reference", "delivery_type", "tracking_status", "warehouse_id", "sender_id", "sender_name", "sender_phone", "sender_address", "pickup_area", "pickup_city", "receiver_name", "receiver_phone", "dropoff_street", "dropoff_area", "dropoff_city", "dropoff_country", "payment_method", "title", "type", "details", "delivery_instructions", "value_fils", "weight_grams", "length_mm", "width_mm", "height_mm", "additional_services", "images", "base_fils", "weight_fils", "size_fils", "packing_fils", "charge_fils", "cash_handed_in_at", "created_at", "receiver_phone_e164", "sender_phone_e164", "moved_at", "cancelled_at") values (3475744358400002, '01a20c76-d210-7c6e-99ea-b092b36a3613', 'TWS-MJN5-7CRG', '', 'normal', 'created', '01a20c76-d189-7b91-94c4-17e3de471129', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
insert into "orders" ("seq", "id", "tracking_id", "reference", "delivery_type", "tracking_status", "warehouse_id", "sender_id", "sender_name", "sender_phone", "sender_address", "pickup_area", "pickup_city", "receiver_name", "receiver_phone", "dropoff_street", "dropoff_area", "dropoff_city", "dropoff_country", "payment_method", "title", "type", "details", "delivery_instructions", "value_fils", "weight_grams", "length_mm", "width_mm", "height_mm", "additional_services", "images", "base_fils", "weight_fils", "size_fils", "packing_fils", "charge_fils", "cash_handed_in_at", "created_at", "receiver_phone_e164", "sender_phone_e164", "moved_at", "cancelled_at") values (3475744358400003, '01a20c76-d214-75b0-8aab-ed4f54ed0587', 'TWS-4KX5-HK3C', '', 'normal', 'delivered', '01a20c76-d189-7b91-94c4-17e3de471129', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
insert into "orders" ("seq", "id", "tracking_id", "reference", "delivery_type", "tracking_status", "warehouse_id", "sender_id", "sender_name", "sender_phone", "sender_address", "pickup_area", "pickup_city", "receiver_name", "receiver_phone", "dropoff_street", "dropoff_area", "dropoff_city", "dropoff_country", "payment_method", "title", "type", "details", "delivery_instructions", "value_fils", "weight_grams", "length_mm", "width_mm", "height_mm", "additional_services", "images", "base_fils", "weight_fils", "size_fils", "packing_fils", "charge_fils", "cash_handed_in_at", "created_at", "receiver_phone_e164", "sender_phone_e164", "moved_at", "cancelled_at") values (3475744358400004, '01a20c76-d216-7412-85f9-1beeed861238', 'TWS-3WQN-PD3V', '', 'normal', 'delivered', '01a20c76-d189-7b91-94c4-17e3de471129', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
insert into "orders" ("seq", "id", "tracking_id", "reference", "delivery_type", "tracking_status", "warehouse_id", "sender_id", "sender_name", "sender_phone", "sender_address", "pickup_area", "pickup_city", "receiver_name", "receiver_phone", "dropoff_street", "dropoff_area", "dropoff_city", "dropoff_country", "payment_method", "title", "type", "details", "delivery_instructions", "value_fils", "weight_grams", "length_mm", "width_mm", "height_mm", "additional_services", "images", "base_fils", "weight_fils", "size_fils", "packing_fils", "charge_fils", "cash_handed_in_at", "created_at", "receiver_phone_e164", "sender_phone_e164", "moved_at", "cancelled_at") values (3475744358400005, '01a20c76-d21a-7b64-b810-8835509cc98c', 'TWS-E98K-9CC6', '', 'normal', 'accepted', '01a20c76-d189-7b91-94c4-17e3de471129', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
insert into "orders" ("seq", "id", "tracking_id", "reference", "delivery_type", "tracking_status", "warehouse_id", "sender_id", "sender_name", "sender_phone", "sender_address", "pickup_area", "pickup_city", "receiver_name", "receiver_phone", "dropoff_street", "dropoff_area", "dropoff_city", "dropoff_country", "payment_method", "title", "type", "details", "delivery_instructions", "value_fils", "weight_grams", "length_mm", "width_mm", "height_mm", "additional_services", "images", "base_fils", "weight_fils", "size_fils", "packing_fils", "charge_fils", "cash_handed_in_at", "created_at", "receiver_phone_e164", "sender_phone_e164", "moved_at", "cancelled_at") values (3475744358400006, '01a20c76-d307-79bb-b6e0-61a0b364bfab', 'TWS-WY8C-D3GH', '', 'normal', 'created', '01a20c76-d306-79a9-b7ab-4783bae538fa', '01a20c76-d302-789f-acc8-4c2d8fc7603c', 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 100000000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
insert into "order_events" ("id", "order_id", "status", "note", "created_at", "kind", "actor_kind", "actor", "actor_name", "reason", "changes", "address_hash") values ('01a1fd8b-7ea0-77c7-8656-058f00c6821f', '01a20c76-d21a-7b64-b810-8835509cc98c', 'created', '', '2026-11-21T09:59:00.000Z', 'status', 'key', 'scanner', 'Scanner', NULL, NULL, NULL);
insert into "order_events" ("id", "order_id", "status", "note", "created_at", "kind", "actor_kind", "actor", "actor_name", "reason", "changes", "address_hash") values ('01a1fd8c-6900-728b-b39e-6e1716b3ef0e', '01a20c76-d21a-7b64-b810-8835509cc98c', 'accepted', '', '2026-11-21T10:00:00.000Z', 'status', 'key', 'scanner', 'Scanner', NULL, NULL, NULL);
insert into "order_events" ("id", "order_id", "status", "note", "created_at", "kind", "actor_kind", "actor", "actor_name", "reason", "changes", "address_hash") values ('01a20c76-d30a-7cd6-9f1d-5f77bded9c1d', '01a20c76-d307-79bb-b6e0-61a0b364bfab', 'created', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'corrected', 'operator', 'omar', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '[{"field":"orderDetails","before":"","after":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}]', NULL);
insert into "order_totals" ("grain", "start", "warehouse_id", "delivery_type", "orders", "revenue_fils", "paid_cod_fils", "unpaid_cod_fils") values ('all', '', '01a20c76-d189-7b91-94c4-17e3de471129', 'normal', 6, 16800, 0, 50000);
insert into "order_totals" ("grain", "start", "warehouse_id", "delivery_type", "orders", "revenue_fils", "paid_cod_fils", "unpaid_cod_fils") values ('day', '2026-11-21', '01a20c76-d189-7b91-94c4-17e3de471129', 'normal', 6, 16800, 0, 50000);
insert into "order_totals" ("grain", "start", "warehouse_id", "delivery_type", "orders", "revenue_fils", "paid_cod_fils", "unpaid_cod_fils") values ('hour', '2026-11-21T14', '01a20c76-d189-7b91-94c4-17e3de471129', 'normal', 6, 16800, 0, 50000);
insert into "order_totals" ("grain", "start", "warehouse_id", "delivery_type", "orders", "revenue_fils", "paid_cod_fils", "unpaid_cod_fils") values ('month', '2026-11', '01a20c76-d189-7b91-94c4-17e3de471129', 'normal', 6, 16800, 0, 50000);
insert into "order_totals" ("grain", "start", "warehouse_id", "delivery_type", "orders", "revenue_fils", "paid_cod_fils", "unpaid_cod_fils") values ('all', '', '01a20c76-d306-79a9-b7ab-4783bae538fa', 'normal', 1, 2800, 100000000, 0);
insert into "order_totals" ("grain", "start", "warehouse_id", "delivery_type", "orders", "revenue_fils", "paid_cod_fils", "unpaid_cod_fils") values ('day', '2026-11-21', '01a20c76-d306-79a9-b7ab-4783bae538fa', 'normal', 1, 2800, 100000000, 0);
insert into "order_totals" ("grain", "start", "warehouse_id", "delivery_type", "orders", "revenue_fils", "paid_cod_fils", "unpaid_cod_fils") values ('hour', '2026-11-21T14', '01a20c76-d306-79a9-b7ab-4783bae538fa', 'normal', 1, 2800, 100000000, 0);
insert into "order_totals" ("grain", "start", "warehouse_id", "delivery_type", "orders", "revenue_fils", "paid_cod_fils", "unpaid_cod_fils") values ('month', '2026-11', '01a20c76-d306-79a9-b7ab-4783bae538fa', 'normal', 1, 2800, 100000000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7fc6-b4e5-3188315a3934', '', 'Abu-Dhabi', 'Abu-Dhabi', 'urgent', 3750, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7cea-82bd-ed44ce0903ea', '', 'Abu-Dhabi', 'Dubai', 'urgent', 6800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7625-bdf2-a1cb2e2219a5', '', 'Abu-Dhabi', 'Sharjah', 'urgent', 7150, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-74b3-82f2-e2b17c6dc377', '', 'Abu-Dhabi', 'Ajman', 'urgent', 7150, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7bfb-b49c-6a30d461440e', '', 'Abu-Dhabi', 'Fujairah', 'urgent', 8850, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7fcc-9740-06d505d43083', '', 'Abu-Dhabi', 'Ras-Al-Khaimah', 'urgent', 8500, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7960-be92-c07fd5fb5395', '', 'Abu-Dhabi', 'Umm-Al-Quwain', 'urgent', 8200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7bd1-9f40-dfabed877ef6', '', 'Dubai', 'Abu-Dhabi', 'urgent', 6800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7889-9a6f-bcac04943128', '', 'Dubai', 'Dubai', 'urgent', 3400, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-749c-a376-f5afc8410430', '', 'Dubai', 'Sharjah', 'urgent', 4250, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7a14-9c10-9b867de29951', '', 'Dubai', 'Ajman', 'urgent', 4800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7641-befe-b6fcf1ad8c97', '', 'Dubai', 'Fujairah', 'urgent', 7150, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-72ba-aec1-4d2646245b0c', '', 'Dubai', 'Ras-Al-Khaimah', 'urgent', 6500, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7352-94c2-83822b624915', '', 'Dubai', 'Umm-Al-Quwain', 'urgent', 5450, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7f05-abb4-254bc71e57c4', '', 'Sharjah', 'Abu-Dhabi', 'urgent', 7150, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-76f7-96d4-d21afe0bbff0', '', 'Sharjah', 'Dubai', 'urgent', 4250, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7f59-84f4-9b37c3930f6c', '', 'Sharjah', 'Sharjah', 'urgent', 3100, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7ec8-89f2-a6d0d01ba0b0', '', 'Sharjah', 'Ajman', 'urgent', 3400, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-73db-86d4-a6f070cebbae', '', 'Sharjah', 'Fujairah', 'urgent', 6500, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-79a4-8883-6a2c3fa88b2a', '', 'Sharjah', 'Ras-Al-Khaimah', 'urgent', 5800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-770f-a893-9cb815cdabe6', '', 'Sharjah', 'Umm-Al-Quwain', 'urgent', 4800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7869-85e8-bff3d0697e55', '', 'Ajman', 'Abu-Dhabi', 'urgent', 7150, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-79c3-8c19-ed87f8fa058c', '', 'Ajman', 'Dubai', 'urgent', 4800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7e9e-b2e8-20a0472d6a4e', '', 'Ajman', 'Sharjah', 'urgent', 3400, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7da4-9872-d613ca98a41d', '', 'Ajman', 'Ajman', 'urgent', 3100, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-77e6-95b1-fac3c6dee514', '', 'Ajman', 'Fujairah', 'urgent', 6500, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7ee9-83c4-02970f928d8c', '', 'Ajman', 'Ras-Al-Khaimah', 'urgent', 5450, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-758d-b9e2-09d6ce6e99a5', '', 'Ajman', 'Umm-Al-Quwain', 'urgent', 4450, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7ab6-9468-8ea924ae1fcc', '', 'Fujairah', 'Abu-Dhabi', 'urgent', 8850, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7afd-bbe5-8ff705112f99', '', 'Fujairah', 'Dubai', 'urgent', 7150, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7847-a9ea-e6fc5ab8c1ab', '', 'Fujairah', 'Sharjah', 'urgent', 6500, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7ca0-8f35-b0636750502e', '', 'Fujairah', 'Ajman', 'urgent', 6500, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-73b0-a9c1-e459c7ef88fe', '', 'Fujairah', 'Fujairah', 'urgent', 3400, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7cac-9daf-a903759599ae', '', 'Fujairah', 'Ras-Al-Khaimah', 'urgent', 6150, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7db2-bf9a-23f93a33e4f1', '', 'Fujairah', 'Umm-Al-Quwain', 'urgent', 6800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-73cc-af69-0f34ae4115ec', '', 'Ras-Al-Khaimah', 'Abu-Dhabi', 'urgent', 8500, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7dd2-95d7-183aec6deacf', '', 'Ras-Al-Khaimah', 'Dubai', 'urgent', 6500, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-70d6-a6d7-561511cae2db', '', 'Ras-Al-Khaimah', 'Sharjah', 'urgent', 5800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7a6e-8ec8-10a3a8dc92d5', '', 'Ras-Al-Khaimah', 'Ajman', 'urgent', 5450, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7e28-8915-82673ef52bf6', '', 'Ras-Al-Khaimah', 'Fujairah', 'urgent', 6150, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7afa-9582-b4fcbe7dfe6e', '', 'Ras-Al-Khaimah', 'Ras-Al-Khaimah', 'urgent', 3400, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7b4d-b418-f17b8e5bd91b', '', 'Ras-Al-Khaimah', 'Umm-Al-Quwain', 'urgent', 4800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7229-a65b-a21253026b00', '', 'Umm-Al-Quwain', 'Abu-Dhabi', 'urgent', 8200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7f03-a634-cce2ab9447e5', '', 'Umm-Al-Quwain', 'Dubai', 'urgent', 5450, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7f4f-940d-86d7e4783a9b', '', 'Umm-Al-Quwain', 'Sharjah', 'urgent', 4800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7aa5-9906-c356604b78d1', '', 'Umm-Al-Quwain', 'Ajman', 'urgent', 4450, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7d4a-87e6-6cfb0eed4e30', '', 'Umm-Al-Quwain', 'Fujairah', 'urgent', 6800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-739e-81c7-d5c4bf3c249c', '', 'Umm-Al-Quwain', 'Ras-Al-Khaimah', 'urgent', 4800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7254-8e50-06c8301aeed2', '', 'Umm-Al-Quwain', 'Umm-Al-Quwain', 'urgent', 3100, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7f4d-a339-952f5b7ee736', '', 'Abu-Dhabi', 'Abu-Dhabi', 'normal', 2200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7d81-a0d8-1c6ff43f593f', '', 'Abu-Dhabi', 'Dubai', 'normal', 4000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7b0a-9d23-0eaa34472438', '', 'Abu-Dhabi', 'Sharjah', 'normal', 4200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7a0a-b529-b3e14f2bff51', '', 'Abu-Dhabi', 'Ajman', 'normal', 4200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-71fa-a709-29b7d46c9d1e', '', 'Abu-Dhabi', 'Fujairah', 'normal', 5200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7c57-814a-a86a94f32fa4', '', 'Abu-Dhabi', 'Ras-Al-Khaimah', 'normal', 5000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-72d5-8024-60f769618d66', '', 'Abu-Dhabi', 'Umm-Al-Quwain', 'normal', 4800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-74ce-9828-335943072bfd', '', 'Dubai', 'Abu-Dhabi', 'normal', 4000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7b2d-ba86-ffe4a4344e97', '', 'Dubai', 'Dubai', 'normal', 2000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-73e3-b57f-b10fab289506', '', 'Dubai', 'Sharjah', 'normal', 2500, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7d6c-a7e7-9f6cb393c022', '', 'Dubai', 'Ajman', 'normal', 2800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7aaf-b20e-dde4d0c152d6', '', 'Dubai', 'Fujairah', 'normal', 4200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7931-873c-1238e07976b6', '', 'Dubai', 'Ras-Al-Khaimah', 'normal', 3800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7298-9993-93c62ae66cba', '', 'Dubai', 'Umm-Al-Quwain', 'normal', 3200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7e8a-b89c-2663e8d3427b', '', 'Sharjah', 'Abu-Dhabi', 'normal', 4200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7386-9ed0-0180d9adee40', '', 'Sharjah', 'Dubai', 'normal', 2500, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7013-88c6-45d1c6a81b85', '', 'Sharjah', 'Sharjah', 'normal', 1800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-714b-8ab8-cd1ec4aa356c', '', 'Sharjah', 'Ajman', 'normal', 2000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7875-a615-5e6ac311a90d', '', 'Sharjah', 'Fujairah', 'normal', 3800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-73d3-8636-9e1d2aa6daee', '', 'Sharjah', 'Ras-Al-Khaimah', 'normal', 3400, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7fad-bc29-8af580ab4465', '', 'Sharjah', 'Umm-Al-Quwain', 'normal', 2800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7fc8-9da9-fecd5babc88b', '', 'Ajman', 'Abu-Dhabi', 'normal', 4200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-797a-9429-e6f35451766c', '', 'Ajman', 'Dubai', 'normal', 2800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-76c3-be9e-8fe49fe6e456', '', 'Ajman', 'Sharjah', 'normal', 2000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-77ff-822a-6b414c26b84f', '', 'Ajman', 'Ajman', 'normal', 1800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-70a1-8a37-d43d2b46db35', '', 'Ajman', 'Fujairah', 'normal', 3800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7bde-b373-cf777c7a95a6', '', 'Ajman', 'Ras-Al-Khaimah', 'normal', 3200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-73d1-8380-e41fca575436', '', 'Ajman', 'Umm-Al-Quwain', 'normal', 2600, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7502-9581-5e66a0ae5b38', '', 'Fujairah', 'Abu-Dhabi', 'normal', 5200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-72ca-867f-6f7b172a74c0', '', 'Fujairah', 'Dubai', 'normal', 4200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-73ab-9c1e-b58fe3a0390f', '', 'Fujairah', 'Sharjah', 'normal', 3800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7872-8a4d-d8da36936992', '', 'Fujairah', 'Ajman', 'normal', 3800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7d0c-b648-0277987cf125', '', 'Fujairah', 'Fujairah', 'normal', 2000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7013-8df8-3353e1157703', '', 'Fujairah', 'Ras-Al-Khaimah', 'normal', 3600, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7da4-a199-a3cf1beff97a', '', 'Fujairah', 'Umm-Al-Quwain', 'normal', 4000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7db7-990d-6aad89c5b6f2', '', 'Ras-Al-Khaimah', 'Abu-Dhabi', 'normal', 5000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7f47-8b0d-71d766186151', '', 'Ras-Al-Khaimah', 'Dubai', 'normal', 3800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7e51-8325-626b50697de9', '', 'Ras-Al-Khaimah', 'Sharjah', 'normal', 3400, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7d83-81bc-8c829431bd1e', '', 'Ras-Al-Khaimah', 'Ajman', 'normal', 3200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7408-ad82-0d00cb436cbe', '', 'Ras-Al-Khaimah', 'Fujairah', 'normal', 3600, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7a3a-83f3-7528a45a4b1e', '', 'Ras-Al-Khaimah', 'Ras-Al-Khaimah', 'normal', 2000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-71ed-9d36-660a42cab453', '', 'Ras-Al-Khaimah', 'Umm-Al-Quwain', 'normal', 2800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7fd2-98b1-5738a5d53156', '', 'Umm-Al-Quwain', 'Abu-Dhabi', 'normal', 4800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7aba-962f-04189e048491', '', 'Umm-Al-Quwain', 'Dubai', 'normal', 3200, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7bcc-999a-a1f7751f87ca', '', 'Umm-Al-Quwain', 'Sharjah', 'normal', 2800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7c64-8541-2dd58e759925', '', 'Umm-Al-Quwain', 'Ajman', 'normal', 2600, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7756-968b-16a642811394', '', 'Umm-Al-Quwain', 'Fujairah', 'normal', 4000, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7866-87a5-f332c3bf14a8', '', 'Umm-Al-Quwain', 'Ras-Al-Khaimah', 'normal', 2800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('016f5e66-e800-7d4e-95d3-6b030ec41081', '', 'Umm-Al-Quwain', 'Umm-Al-Quwain', 'normal', 1800, 0);
insert into "city_rates" ("id", "company_id", "from_city", "to_city", "mode", "rate_fils", "starting") values ('01a20c76-d1e0-70e3-95b9-240a0a902a3a', '01a20c76-d1af-7acd-8861-591b8a6b67ff', 'Dubai', 'Sharjah', 'normal', 2000, 0);
insert into "zone_rates" ("id", "company_id", "from_city", "from_zone", "from_areas", "to_city", "to_zone", "to_areas", "mode", "rate_fils") values ('01a20c76-d1cf-7ba7-867c-ace8035cc985', '', 'Dubai', 'Zone 1', '["Deira"]', 'Sharjah', 'Zone 2', '[]', 'normal', 1500);
insert into "zone_rates" ("id", "company_id", "from_city", "from_zone", "from_areas", "to_city", "to_zone", "to_areas", "mode", "rate_fils") values ('01a20c76-d1d9-77ba-830f-4ba971caa711', '01a20c76-d1af-7acd-8861-591b8a6b67ff', 'Dubai', 'Zone 1', '["Deira"]', 'Sharjah', 'Zone 2', '[]', 'normal', 1500);
insert into "weight_charges" ("id", "from_grams", "up_to_grams", "price_fils", "starting") values ('016f5e66-e800-70d0-b8cc-157f569a2d16', 0, 1000, 0, 0);
insert into "weight_charges" ("id", "from_grams", "up_to_grams", "price_fils", "starting") values ('016f5e66-e800-7d9e-bfdd-322f5546c510', 1000, 3000, 200, 0);
insert into "weight_charges" ("id", "from_grams", "up_to_grams", "price_fils", "starting") values ('016f5e66-e800-71db-899d-16fc1e8409d5', 3000, 5000, 400, 0);
insert into "weight_charges" ("id", "from_grams", "up_to_grams", "price_fils", "starting") values ('016f5e66-e800-762d-82f2-297eaf25c51b', 5000, 10000, 900, 0);
insert into "weight_charges" ("id", "from_grams", "up_to_grams", "price_fils", "starting") values ('016f5e66-e800-77bc-a431-f69a64fcfc7c', 10000, 15000, 1500, 0);
insert into "weight_charges" ("id", "from_grams", "up_to_grams", "price_fils", "starting") values ('016f5e66-e800-7307-bb70-eb2c195e81fb', 15000, 20000, 2200, 0);
insert into "weight_charges" ("id", "from_grams", "up_to_grams", "price_fils", "starting") values ('016f5e66-e800-706b-a3be-66697fb68d81', 20000, 25000, 3000, 0);
insert into "weight_charges" ("id", "from_grams", "up_to_grams", "price_fils", "starting") values ('016f5e66-e800-7d66-bdea-140c6d3e114e', 25000, 30000, 4000, 0);
insert into "packing_charges" ("id", "price_fils", "starting") values ('016f5e66-e800-77c6-a059-c91d86331d06', 750, 0);
insert into "size_charges" ("id", "size", "max_volume", "price_fils", "starting") values ('016f5e66-e800-7c7a-ad5d-8717af98606a', 'Small', 8000.0, 0, 0);
insert into "size_charges" ("id", "size", "max_volume", "price_fils", "starting") values ('016f5e66-e800-7572-9584-26751639d2a9', 'Medium', 30000.0, 400, 0);
insert into "size_charges" ("id", "size", "max_volume", "price_fils", "starting") values ('016f5e66-e800-70ad-a848-8abaf8f1a756', 'Large', 90000.0, 1000, 0);
insert into "size_charges" ("id", "size", "max_volume", "price_fils", "starting") values ('016f5e66-e800-7e4a-9842-7c15e5822a6d', 'Extra Large', NULL, 2000, 0);
insert into "size_charges" ("id", "size", "max_volume", "price_fils", "starting") values ('01a20c76-d305-781b-9185-b7c7391de714', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 9000.5, 300, 0);
insert into "cashier_payments" ("id", "cashier_id", "warehouse_id", "month", "total_fils", "notes", "invoice_images", "paid_at") values ('01a20c76-d1ba-70e0-9b1e-660ce0eaa970', '01a20c76-d199-7846-948d-d78ba7f68fa6', '01a20c76-d189-7b91-94c4-17e3de471129', 'November 2026', 450000, 'Salary', '["/pictures/invoice/1.svg"]', '2026-11-21T10:00:00.000Z');
insert into "cashier_payments" ("id", "cashier_id", "warehouse_id", "month", "total_fils", "notes", "invoice_images", "paid_at") values ('01a20c76-d1be-7bbc-bc08-8adf695caa21', '01a20c76-d199-7846-948d-d78ba7f68fa6', '01a20c76-d189-7b91-94c4-17e3de471129', 'November 2026', 450000, 'Salary', '["/pictures/invoice/1.svg"]', '2026-11-21T10:00:00.000Z');
insert into "audit" ("id", "at", "actor_kind", "actor_id", "actor_name", "address_hash", "call", "subject_kind", "subject_id", "subject_name", "before", "after") values ('01a20c76-d2ff-7550-bcb1-ec8d495b3d80', '2026-11-21T10:00:00.000Z', 'command', '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'import', 'sender', 'gone', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '{"name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}', NULL);
insert into orders_search(orders_search) values ('rebuild');
CREATE UNIQUE INDEX "accounts_sign_in" on "accounts" ("sign_in");
CREATE UNIQUE INDEX "admins_email" on "admins" ("email");
CREATE UNIQUE INDEX "warehouses_code" on "warehouses" ("code");
CREATE UNIQUE INDEX warehouses_email on warehouses (lower(email)) where deleted_at is null;
CREATE INDEX "staff_kind" on "staff" ("kind", "created_at", "id");
CREATE INDEX "staff_warehouse" on "staff" ("warehouse_id", "kind");
CREATE INDEX "staff_phone" on "staff" ("phone_e164");
CREATE INDEX "senders_created" on "senders" ("created_at", "id");
CREATE INDEX senders_email on senders (lower(email)) where deleted_at is null;
CREATE INDEX senders_phone on senders (phone_e164) where deleted_at is null;
CREATE INDEX senders_deleted on senders (deleted_at, id) where deleted_at is not null;
CREATE INDEX "queries_created" on "queries" ("created_at", "id");
CREATE INDEX "sessions_account" on "sessions" ("account_id");
CREATE UNIQUE INDEX "sessions_id" on "sessions" ("id");
CREATE INDEX "reset_links_account" on "reset_links" ("account_id");
CREATE INDEX "recovery_codes_account" on "recovery_codes" ("account_id");
CREATE INDEX "login_failures_account" on "login_failures" ("account", "failed_at");
CREATE INDEX "login_failures_source" on "login_failures" ("source", "failed_at");
CREATE UNIQUE INDEX "api_keys_hash" on "api_keys" ("key_hash");
CREATE INDEX "idempotency_keys_created" on "idempotency_keys" ("created_at");
CREATE UNIQUE INDEX "orders_tracking_id" on "orders" ("tracking_id");
CREATE UNIQUE INDEX "orders_id" on "orders" ("id");
CREATE INDEX orders_mode on orders (delivery_type);
CREATE INDEX orders_warehouse on orders (warehouse_id, seq, delivery_type);
CREATE INDEX orders_sender on orders (sender_id, seq, filter_bits);
CREATE INDEX orders_filter_bits on orders (filter_bits, seq, warehouse_id);
CREATE INDEX orders_receiver_phone on orders (receiver_phone_e164);
CREATE INDEX orders_sender_phone on orders (sender_phone_e164);
CREATE INDEX orders_unmoved on orders (moved_at) where tracking_status not in ('delivered', 'return');
CREATE INDEX orders_open_cash on orders (sender_id, warehouse_id, value_fils) where payment_method = 'COD' and cash_handed_in_at is null and tracking_status <> 'return' and value_fils > 0;
CREATE UNIQUE INDEX orders_reference on orders (reference, (coalesce(sender_id, sender_name)))
       where reference <> '';
CREATE INDEX orders_seq on orders (seq);
CREATE TRIGGER orders_search_insert after insert on orders begin insert into orders_search(rowid, tracking_id, reference, receiver_name) values (new.seq, new.tracking_id, new.reference, new.receiver_name); end;
CREATE TRIGGER orders_search_delete after delete on orders begin insert into orders_search(orders_search, rowid, tracking_id, reference, receiver_name) values ('delete', old.seq, old.tracking_id, old.reference, old.receiver_name); end;
CREATE TRIGGER orders_search_update after update of tracking_id, reference, receiver_name on orders begin insert into orders_search(orders_search, rowid, tracking_id, reference, receiver_name) values ('delete', old.seq, old.tracking_id, old.reference, old.receiver_name); insert into orders_search(rowid, tracking_id, reference, receiver_name) values (new.seq, new.tracking_id, new.reference, new.receiver_name); end;
CREATE INDEX "order_events_order" on "order_events" ("order_id", "created_at");
CREATE UNIQUE INDEX "city_rates_route" on "city_rates" ("company_id", "from_city", "to_city", "mode");
CREATE UNIQUE INDEX "zone_rates_route" on "zone_rates" ("company_id", "from_city", "from_zone", "to_city", "to_zone", "mode");
CREATE INDEX "cashier_payments_cashier" on "cashier_payments" ("cashier_id", "paid_at");
CREATE INDEX "cashier_payments_paid" on "cashier_payments" ("paid_at", "warehouse_id");
CREATE INDEX audit_subject on audit (subject_id, id);
CREATE INDEX audit_actor on audit (actor_id, id);
CREATE INDEX audit_kind on audit (subject_kind, id);
CREATE INDEX audit_call on audit (call, id);
CREATE INDEX order_events_audited on order_events (id) where address_hash is not null;
CREATE INDEX order_events_actor on order_events (actor, id) where address_hash is not null;
CREATE INDEX order_events_kind on order_events (kind, id) where address_hash is not null and kind <> 'status';
CREATE TRIGGER audit_append_only before update on audit begin
     select raise(abort, 'the audit log is append-only');
   end;
CREATE TRIGGER order_events_append_only before update of id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes on order_events begin
     select raise(abort, 'the history of an order is append-only');
   end;
