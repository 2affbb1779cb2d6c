CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.refuse_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin raise exception '% is append-only', tg_argv[0]; end $$;
CREATE TABLE public.accounts (
    id text NOT NULL,
    role text NOT NULL,
    sign_in text,
    password_hash text,
    pin_hash text,
    must_change_password integer DEFAULT 0 NOT NULL,
    CONSTRAINT accounts_must_change_password_check CHECK ((must_change_password = ANY (ARRAY[0, 1]))),
    CONSTRAINT accounts_role_check CHECK ((role = ANY (ARRAY['administrator'::text, 'supervisor'::text, 'operator'::text, 'driver'::text, 'cashier'::text])))
);
CREATE TABLE public.admins (
    id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    profile_image text NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.api_keys (
    id text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    key_hash text NOT NULL,
    created_at text NOT NULL,
    expires_at text,
    revoked_at text,
    sender_id text,
    staff_id text,
    last_used_on text,
    CONSTRAINT api_keys_role_check CHECK ((role = ANY (ARRAY['intake'::text, 'tracking'::text])))
);
CREATE TABLE public.audit (
    id text NOT NULL,
    at text NOT NULL,
    actor_kind text NOT NULL,
    actor_id text NOT NULL,
    actor_name text NOT NULL,
    address_hash text NOT NULL,
    call text NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    subject_name text NOT NULL,
    before text,
    after text
);
CREATE TABLE public.business (
    id bigint NOT NULL,
    version bigint NOT NULL,
    legal_name text NOT NULL,
    legal_name_ar text NOT NULL,
    trade_name text NOT NULL,
    trn text NOT NULL,
    licence_number text NOT NULL,
    licence_authority text NOT NULL,
    street text NOT NULL,
    city text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    iban text NOT NULL,
    working_days text NOT NULL,
    holidays text NOT NULL,
    ramadans text NOT NULL,
    logo text NOT NULL,
    logo_name text NOT NULL,
    updated_at text NOT NULL,
    CONSTRAINT business_id_check CHECK ((id = 1))
);
CREATE TABLE public.cashier_payments (
    id text NOT NULL,
    cashier_id text NOT NULL,
    warehouse_id text NOT NULL,
    month text NOT NULL,
    total_fils bigint NOT NULL,
    notes text NOT NULL,
    invoice_images text NOT NULL,
    paid_at text NOT NULL
);
CREATE TABLE public.city_rates (
    id text NOT NULL,
    company_id text NOT NULL,
    company text GENERATED ALWAYS AS (NULLIF(company_id, ''::text)) STORED,
    from_city text NOT NULL,
    to_city text NOT NULL,
    mode text NOT NULL,
    rate_fils bigint NOT NULL,
    starting integer NOT NULL,
    CONSTRAINT city_rates_mode_check CHECK ((mode = ANY (ARRAY['urgent'::text, 'normal'::text]))),
    CONSTRAINT city_rates_starting_check CHECK ((starting = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.driver_devices (
    account_id text NOT NULL,
    device_hash text NOT NULL,
    wrong_pins integer NOT NULL
);
CREATE TABLE public.idempotency_keys (
    owner text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    reply text NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.login_failures (
    id text NOT NULL,
    account text NOT NULL,
    source text NOT NULL,
    failed_at text NOT NULL
);
CREATE TABLE public.login_sources (
    account text NOT NULL,
    source text NOT NULL,
    signed_in_at text NOT NULL
);
CREATE TABLE public.meta (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.order_events (
    id text NOT NULL,
    order_id text NOT NULL,
    status text NOT NULL,
    note text NOT NULL,
    created_at text NOT NULL,
    kind text,
    actor_kind text,
    actor text,
    actor_name text,
    reason text,
    changes text,
    address_hash text,
    CONSTRAINT order_events_status_check CHECK ((status = ANY (ARRAY['created'::text, 'accepted'::text, 'unpick'::text, 'pickup'::text, 'warehouse'::text, 'assignedtodriver'::text, 'delivered'::text, 'return'::text])))
);
CREATE TABLE public.order_totals (
    grain text NOT NULL,
    start text NOT NULL,
    warehouse_id text NOT NULL,
    delivery_type text NOT NULL,
    orders bigint NOT NULL,
    revenue_fils bigint NOT NULL,
    paid_cod_fils bigint NOT NULL,
    unpaid_cod_fils bigint NOT NULL,
    CONSTRAINT order_totals_delivery_type_check CHECK ((delivery_type = ANY (ARRAY['urgent'::text, 'normal'::text]))),
    CONSTRAINT order_totals_grain_check CHECK ((grain = ANY (ARRAY['all'::text, 'month'::text, 'day'::text, 'hour'::text])))
);
CREATE TABLE public.orders (
    seq bigint NOT NULL,
    id text NOT NULL,
    tracking_id text NOT NULL COLLATE pg_catalog."C",
    reference text NOT NULL,
    delivery_type text NOT NULL,
    tracking_status text NOT NULL,
    warehouse_id text NOT NULL,
    sender_id text,
    sender_name text NOT NULL,
    sender_phone text NOT NULL,
    sender_address text NOT NULL,
    pickup_area text NOT NULL,
    pickup_city text NOT NULL,
    receiver_name text NOT NULL,
    receiver_phone text NOT NULL,
    dropoff_street text NOT NULL,
    dropoff_area text NOT NULL,
    dropoff_city text NOT NULL,
    dropoff_country text NOT NULL,
    payment_method text NOT NULL,
    title text NOT NULL,
    type text NOT NULL,
    details text NOT NULL,
    delivery_instructions text NOT NULL,
    value_fils bigint NOT NULL,
    weight_grams integer NOT NULL,
    length_mm integer NOT NULL,
    width_mm integer NOT NULL,
    height_mm integer NOT NULL,
    additional_services integer NOT NULL,
    images text NOT NULL,
    base_fils bigint NOT NULL,
    weight_fils bigint NOT NULL,
    size_fils bigint NOT NULL,
    packing_fils bigint NOT NULL,
    charge_fils bigint NOT NULL,
    cash_handed_in_at text,
    created_at text NOT NULL,
    receiver_phone_e164 text DEFAULT ''::text NOT NULL,
    sender_phone_e164 text DEFAULT ''::text NOT NULL,
    moved_at text DEFAULT ''::text NOT NULL,
    cancelled_at text,
    filter_bits integer GENERATED ALWAYS AS ((((
CASE delivery_type
    WHEN 'urgent'::text THEN 1
    ELSE 0
END + (2 *
CASE tracking_status
    WHEN 'created'::text THEN 0
    WHEN 'accepted'::text THEN 1
    WHEN 'unpick'::text THEN 2
    WHEN 'pickup'::text THEN 3
    WHEN 'warehouse'::text THEN 4
    WHEN 'assignedtodriver'::text THEN 5
    WHEN 'delivered'::text THEN 6
    ELSE 7
END)) + (16 *
CASE
    WHEN ((payment_method = 'COD'::text) AND (cash_handed_in_at IS NULL) AND (tracking_status <> 'return'::text) AND (value_fils > 0)) THEN 1
    WHEN (payment_method = 'COD'::text) THEN 0
    WHEN (payment_method = 'Card'::text) THEN 2
    ELSE 3
END)) + (64 *
CASE dropoff_city
    WHEN 'Abu-Dhabi'::text THEN 1
    WHEN 'Dubai'::text THEN 2
    WHEN 'Sharjah'::text THEN 3
    WHEN 'Ajman'::text THEN 4
    WHEN 'Fujairah'::text THEN 5
    WHEN 'Ras-Al-Khaimah'::text THEN 6
    WHEN 'Umm-Al-Quwain'::text THEN 7
    ELSE 0
END))) STORED,
    CONSTRAINT orders_additional_services_check CHECK ((additional_services = ANY (ARRAY[0, 1]))),
    CONSTRAINT orders_delivery_type_check CHECK ((delivery_type = ANY (ARRAY['urgent'::text, 'normal'::text]))),
    CONSTRAINT orders_payment_method_check CHECK ((payment_method = ANY (ARRAY['COD'::text, 'Card'::text, 'Wallet'::text]))),
    CONSTRAINT orders_tracking_status_check CHECK ((tracking_status = ANY (ARRAY['created'::text, 'accepted'::text, 'unpick'::text, 'pickup'::text, 'warehouse'::text, 'assignedtodriver'::text, 'delivered'::text, 'return'::text])))
);
CREATE TABLE public.packing_charges (
    id text NOT NULL,
    price_fils bigint NOT NULL,
    starting integer NOT NULL,
    CONSTRAINT packing_charges_starting_check CHECK ((starting = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.queries (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.recovery_codes (
    code_hash text NOT NULL,
    account_id text NOT NULL
);
CREATE TABLE public.reset_links (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.second_factors (
    account_id text NOT NULL,
    secret text NOT NULL,
    confirmed_at text,
    last_step bigint NOT NULL
);
CREATE TABLE public.senders (
    id text NOT NULL,
    role text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    country text NOT NULL,
    city text NOT NULL,
    street text NOT NULL,
    house_no text NOT NULL,
    profile_pic text NOT NULL,
    addresses text NOT NULL,
    created_at text NOT NULL,
    deleted_at text,
    phone_e164 text,
    legal_name text,
    trn text,
    makani text,
    landmark text,
    iban text,
    CONSTRAINT senders_role_check CHECK ((role = ANY (ARRAY['User'::text, 'Company'::text])))
);
CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    id text NOT NULL,
    account_id text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    seen_at text,
    device text DEFAULT ''::text NOT NULL,
    source text DEFAULT ''::text NOT NULL,
    written_lsn bigint,
    device_hash text
);
CREATE TABLE public.size_charges (
    id text NOT NULL,
    size text NOT NULL,
    max_volume double precision,
    price_fils bigint NOT NULL,
    starting integer NOT NULL,
    CONSTRAINT size_charges_starting_check CHECK ((starting = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.staff (
    id text NOT NULL,
    kind text NOT NULL,
    warehouse_id text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    image text NOT NULL,
    profile_status text NOT NULL,
    phone text NOT NULL,
    phone_e164 text DEFAULT ''::text NOT NULL,
    identity_number text NOT NULL,
    country text NOT NULL,
    city text NOT NULL,
    street text NOT NULL,
    house_no text NOT NULL,
    account_number text NOT NULL,
    documents text NOT NULL,
    license_no text NOT NULL,
    vehicle_type text NOT NULL,
    vehicle_no text NOT NULL,
    created_at text NOT NULL,
    deleted_at text,
    CONSTRAINT staff_kind_check CHECK ((kind = ANY (ARRAY['supervisor'::text, 'operator'::text, 'driver'::text, 'cashier'::text]))),
    CONSTRAINT staff_profile_status_check CHECK ((profile_status = ANY (ARRAY['Active'::text, 'unActive'::text])))
);
CREATE TABLE public.unfinished_import (
    seq bigint NOT NULL
);
CREATE TABLE public.warehouses (
    id text NOT NULL,
    name text NOT NULL,
    country text NOT NULL,
    city text NOT NULL,
    street text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    code text NOT NULL,
    password_hash text NOT NULL,
    image text NOT NULL,
    created_at text NOT NULL,
    deleted_at text
);
CREATE TABLE public.weight_charges (
    id text NOT NULL,
    from_grams integer NOT NULL,
    up_to_grams integer NOT NULL,
    price_fils bigint NOT NULL,
    starting integer NOT NULL,
    CONSTRAINT weight_charges_starting_check CHECK ((starting = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.zone_rates (
    id text NOT NULL,
    company_id text NOT NULL,
    company text GENERATED ALWAYS AS (NULLIF(company_id, ''::text)) STORED,
    from_city text NOT NULL,
    from_zone text NOT NULL,
    from_areas text NOT NULL,
    to_city text NOT NULL,
    to_zone text NOT NULL,
    to_areas text NOT NULL,
    mode text NOT NULL,
    rate_fils bigint NOT NULL,
    CONSTRAINT zone_rates_mode_check CHECK ((mode = ANY (ARRAY['urgent'::text, 'normal'::text])))
);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-db6d-7f78-a139-118db272a326', 'supervisor', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-db6f-7223-a0a8-4d33f4a6baca', 'operator', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-db70-7e93-867c-0ae468a5e1d6', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-db7a-7199-8c48-e44024744e90', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-db80-7d92-9799-7dd54e4c8e14', 'supervisor', 'supervisor-30e4ed@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$0UWaACMcWcOmTZeHkbr/LA$KBBZQPwFzMmqst4gKFBka/pYP3OwBsIM3fyIfP5GVCs', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-db81-7063-88b3-491788846787', 'operator', 'operator-30e4ed@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$0UWaACMcWcOmTZeHkbr/LA$KBBZQPwFzMmqst4gKFBka/pYP3OwBsIM3fyIfP5GVCs', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-db82-7d31-9903-c76a79db6748', 'driver', 'driver-30e4ed@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$0UWaACMcWcOmTZeHkbr/LA$KBBZQPwFzMmqst4gKFBka/pYP3OwBsIM3fyIfP5GVCs', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-db83-75b4-815d-06dd0dd2bdf0', 'cashier', 'cashier-30e4ed@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$0UWaACMcWcOmTZeHkbr/LA$KBBZQPwFzMmqst4gKFBka/pYP3OwBsIM3fyIfP5GVCs', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-db89-78c4-a58f-286a648e7a90', 'administrator', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-dbaa-7d72-ba95-e6c9357b1212', 'supervisor', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-dbab-764a-ba8e-384653d443b6', 'operator', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-dbac-7722-be30-af08d675b559', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-dbac-73d4-a153-7c4b2465b8bc', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-dbb0-74fe-91fb-3d644d488e86', 'administrator', 'mariam@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$0UWaACMcWcOmTZeHkbr/LA$KBBZQPwFzMmqst4gKFBka/pYP3OwBsIM3fyIfP5GVCs', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a20c76-dbbb-7612-9ca1-1cbe34217126', 'administrator', 'owner@tawseel.example', '', NULL, 0);
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a20c76-db89-78c4-a58f-286a648e7a90', 'admin-2e52d7@tawseel.example', 'Mariam Al Suwaidi', '', '', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a20c76-dbb0-74fe-91fb-3d644d488e86', 'mariam@tawseel.example', 'Mariam Al Suwaidi', '+971 50 412 7730', 'Al Garhoud, Dubai', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a20c76-dbbb-7612-9ca1-1cbe34217126', 'owner@tawseel.example', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a20c76-db8a-7491-b188-b943b9fac316', 'intake', 'intake', 'f1d9f8cc28f181ab0944c8686255a521d7b7f2e6566f14898fd72db3ff597034', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a20c76-dbb6-7f8c-9c80-cdd4883c18dd', 'sender', 'intake', 'f416092ea577433ffad66dd490bafc9adfe60d34f04c89c1abd3ac752ec2ad4a', '2026-11-21T10:00:00.000Z', NULL, NULL, '01a20c76-db84-71da-b1da-3784c2d61d37', NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a20c76-dbb8-766b-8cb2-fe75a7b68b65', 'driver-app', 'tracking', 'c4fa0c1729029e905a099c1ea90e5178c16dfe730f13a2ff22fe54b8e55f086d', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a20c76-db70-7e93-867c-0ae468a5e1d6', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a20c76-dbb8-72ee-8644-9ba387b66020', 'cashier-app', 'tracking', '42d5dec855f5bd3320929c1d90cb820facfd6ce4d206c752c39d0b25b158dd11', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a20c76-db7a-7199-8c48-e44024744e90', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a20c76-dbb9-7320-91c5-304f1da64e36', 'intake', 'intake', '06cb9c80728d53f6d4f39589ab37a8a4ca9e9431fab1552b4eed1d45abdba29b', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a20c76-dbb9-7dfc-8860-8aff32e9d36b', 'tracking', 'tracking', '34fd44835add680103bf6281f018cce10e9d5a0a28d15c1a5a469713088e8299', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.audit (id, at, actor_kind, actor_id, actor_name, address_hash, call, subject_kind, subject_id, subject_name, before, after) VALUES ('01a20c76-dbbe-74dd-9ccc-d789d21f4a24', '2026-11-21T10:00:00.000Z', 'command', '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'import', 'sender', 'gone', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '{"name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}', NULL);
INSERT INTO public.business (id, version, legal_name, legal_name_ar, trade_name, trn, licence_number, licence_authority, street, city, phone, email, iban, working_days, holidays, ramadans, logo, logo_name, updated_at) VALUES (1, 3, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'توصيل', '', '100384726190003', '1148820', '', '', 'Dubai', '', '', '', '["Monday"]', '[{"date":"2026-12-02","name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}]', '[]', 'iVBORw0KGgo=', '0.png', '2026-11-21T10:00:00.000Z');
INSERT INTO public.cashier_payments (id, cashier_id, warehouse_id, month, total_fils, notes, invoice_images, paid_at) VALUES ('01a20c76-db85-7b4f-a46b-b99181717d2a', '01a20c76-db7a-7199-8c48-e44024744e90', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'November 2026', 450000, 'Salary', '["/pictures/invoice/1.svg"]', '2026-11-21T10:00:00.000Z');
INSERT INTO public.cashier_payments (id, cashier_id, warehouse_id, month, total_fils, notes, invoice_images, paid_at) VALUES ('01a20c76-db88-762f-a80c-b0cdd740b349', '01a20c76-db7a-7199-8c48-e44024744e90', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'November 2026', 450000, 'Salary', '["/pictures/invoice/1.svg"]', '2026-11-21T10:00:00.000Z');
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7fc6-b4e5-3188315a3934', '', 'Abu-Dhabi', 'Abu-Dhabi', 'urgent', 3750, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7cea-82bd-ed44ce0903ea', '', 'Abu-Dhabi', 'Dubai', 'urgent', 6800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7625-bdf2-a1cb2e2219a5', '', 'Abu-Dhabi', 'Sharjah', 'urgent', 7150, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-74b3-82f2-e2b17c6dc377', '', 'Abu-Dhabi', 'Ajman', 'urgent', 7150, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7bfb-b49c-6a30d461440e', '', 'Abu-Dhabi', 'Fujairah', 'urgent', 8850, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7fcc-9740-06d505d43083', '', 'Abu-Dhabi', 'Ras-Al-Khaimah', 'urgent', 8500, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7960-be92-c07fd5fb5395', '', 'Abu-Dhabi', 'Umm-Al-Quwain', 'urgent', 8200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7bd1-9f40-dfabed877ef6', '', 'Dubai', 'Abu-Dhabi', 'urgent', 6800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7889-9a6f-bcac04943128', '', 'Dubai', 'Dubai', 'urgent', 3400, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-749c-a376-f5afc8410430', '', 'Dubai', 'Sharjah', 'urgent', 4250, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7a14-9c10-9b867de29951', '', 'Dubai', 'Ajman', 'urgent', 4800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7641-befe-b6fcf1ad8c97', '', 'Dubai', 'Fujairah', 'urgent', 7150, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-72ba-aec1-4d2646245b0c', '', 'Dubai', 'Ras-Al-Khaimah', 'urgent', 6500, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7352-94c2-83822b624915', '', 'Dubai', 'Umm-Al-Quwain', 'urgent', 5450, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7f05-abb4-254bc71e57c4', '', 'Sharjah', 'Abu-Dhabi', 'urgent', 7150, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-76f7-96d4-d21afe0bbff0', '', 'Sharjah', 'Dubai', 'urgent', 4250, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7f59-84f4-9b37c3930f6c', '', 'Sharjah', 'Sharjah', 'urgent', 3100, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7ec8-89f2-a6d0d01ba0b0', '', 'Sharjah', 'Ajman', 'urgent', 3400, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-73db-86d4-a6f070cebbae', '', 'Sharjah', 'Fujairah', 'urgent', 6500, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-79a4-8883-6a2c3fa88b2a', '', 'Sharjah', 'Ras-Al-Khaimah', 'urgent', 5800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-770f-a893-9cb815cdabe6', '', 'Sharjah', 'Umm-Al-Quwain', 'urgent', 4800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7869-85e8-bff3d0697e55', '', 'Ajman', 'Abu-Dhabi', 'urgent', 7150, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-79c3-8c19-ed87f8fa058c', '', 'Ajman', 'Dubai', 'urgent', 4800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7e9e-b2e8-20a0472d6a4e', '', 'Ajman', 'Sharjah', 'urgent', 3400, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7da4-9872-d613ca98a41d', '', 'Ajman', 'Ajman', 'urgent', 3100, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-77e6-95b1-fac3c6dee514', '', 'Ajman', 'Fujairah', 'urgent', 6500, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7ee9-83c4-02970f928d8c', '', 'Ajman', 'Ras-Al-Khaimah', 'urgent', 5450, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-758d-b9e2-09d6ce6e99a5', '', 'Ajman', 'Umm-Al-Quwain', 'urgent', 4450, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7ab6-9468-8ea924ae1fcc', '', 'Fujairah', 'Abu-Dhabi', 'urgent', 8850, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7afd-bbe5-8ff705112f99', '', 'Fujairah', 'Dubai', 'urgent', 7150, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7847-a9ea-e6fc5ab8c1ab', '', 'Fujairah', 'Sharjah', 'urgent', 6500, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7ca0-8f35-b0636750502e', '', 'Fujairah', 'Ajman', 'urgent', 6500, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-73b0-a9c1-e459c7ef88fe', '', 'Fujairah', 'Fujairah', 'urgent', 3400, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7cac-9daf-a903759599ae', '', 'Fujairah', 'Ras-Al-Khaimah', 'urgent', 6150, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7db2-bf9a-23f93a33e4f1', '', 'Fujairah', 'Umm-Al-Quwain', 'urgent', 6800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-73cc-af69-0f34ae4115ec', '', 'Ras-Al-Khaimah', 'Abu-Dhabi', 'urgent', 8500, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7dd2-95d7-183aec6deacf', '', 'Ras-Al-Khaimah', 'Dubai', 'urgent', 6500, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-70d6-a6d7-561511cae2db', '', 'Ras-Al-Khaimah', 'Sharjah', 'urgent', 5800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7a6e-8ec8-10a3a8dc92d5', '', 'Ras-Al-Khaimah', 'Ajman', 'urgent', 5450, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7e28-8915-82673ef52bf6', '', 'Ras-Al-Khaimah', 'Fujairah', 'urgent', 6150, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7afa-9582-b4fcbe7dfe6e', '', 'Ras-Al-Khaimah', 'Ras-Al-Khaimah', 'urgent', 3400, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7b4d-b418-f17b8e5bd91b', '', 'Ras-Al-Khaimah', 'Umm-Al-Quwain', 'urgent', 4800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7229-a65b-a21253026b00', '', 'Umm-Al-Quwain', 'Abu-Dhabi', 'urgent', 8200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7f03-a634-cce2ab9447e5', '', 'Umm-Al-Quwain', 'Dubai', 'urgent', 5450, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7f4f-940d-86d7e4783a9b', '', 'Umm-Al-Quwain', 'Sharjah', 'urgent', 4800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7aa5-9906-c356604b78d1', '', 'Umm-Al-Quwain', 'Ajman', 'urgent', 4450, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7d4a-87e6-6cfb0eed4e30', '', 'Umm-Al-Quwain', 'Fujairah', 'urgent', 6800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-739e-81c7-d5c4bf3c249c', '', 'Umm-Al-Quwain', 'Ras-Al-Khaimah', 'urgent', 4800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7254-8e50-06c8301aeed2', '', 'Umm-Al-Quwain', 'Umm-Al-Quwain', 'urgent', 3100, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7f4d-a339-952f5b7ee736', '', 'Abu-Dhabi', 'Abu-Dhabi', 'normal', 2200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7d81-a0d8-1c6ff43f593f', '', 'Abu-Dhabi', 'Dubai', 'normal', 4000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7b0a-9d23-0eaa34472438', '', 'Abu-Dhabi', 'Sharjah', 'normal', 4200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7a0a-b529-b3e14f2bff51', '', 'Abu-Dhabi', 'Ajman', 'normal', 4200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-71fa-a709-29b7d46c9d1e', '', 'Abu-Dhabi', 'Fujairah', 'normal', 5200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7c57-814a-a86a94f32fa4', '', 'Abu-Dhabi', 'Ras-Al-Khaimah', 'normal', 5000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-72d5-8024-60f769618d66', '', 'Abu-Dhabi', 'Umm-Al-Quwain', 'normal', 4800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-74ce-9828-335943072bfd', '', 'Dubai', 'Abu-Dhabi', 'normal', 4000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7b2d-ba86-ffe4a4344e97', '', 'Dubai', 'Dubai', 'normal', 2000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-73e3-b57f-b10fab289506', '', 'Dubai', 'Sharjah', 'normal', 2500, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7d6c-a7e7-9f6cb393c022', '', 'Dubai', 'Ajman', 'normal', 2800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7aaf-b20e-dde4d0c152d6', '', 'Dubai', 'Fujairah', 'normal', 4200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7931-873c-1238e07976b6', '', 'Dubai', 'Ras-Al-Khaimah', 'normal', 3800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7298-9993-93c62ae66cba', '', 'Dubai', 'Umm-Al-Quwain', 'normal', 3200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7e8a-b89c-2663e8d3427b', '', 'Sharjah', 'Abu-Dhabi', 'normal', 4200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7386-9ed0-0180d9adee40', '', 'Sharjah', 'Dubai', 'normal', 2500, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7013-88c6-45d1c6a81b85', '', 'Sharjah', 'Sharjah', 'normal', 1800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-714b-8ab8-cd1ec4aa356c', '', 'Sharjah', 'Ajman', 'normal', 2000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7875-a615-5e6ac311a90d', '', 'Sharjah', 'Fujairah', 'normal', 3800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-73d3-8636-9e1d2aa6daee', '', 'Sharjah', 'Ras-Al-Khaimah', 'normal', 3400, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7fad-bc29-8af580ab4465', '', 'Sharjah', 'Umm-Al-Quwain', 'normal', 2800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7fc8-9da9-fecd5babc88b', '', 'Ajman', 'Abu-Dhabi', 'normal', 4200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-797a-9429-e6f35451766c', '', 'Ajman', 'Dubai', 'normal', 2800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-76c3-be9e-8fe49fe6e456', '', 'Ajman', 'Sharjah', 'normal', 2000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-77ff-822a-6b414c26b84f', '', 'Ajman', 'Ajman', 'normal', 1800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-70a1-8a37-d43d2b46db35', '', 'Ajman', 'Fujairah', 'normal', 3800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7bde-b373-cf777c7a95a6', '', 'Ajman', 'Ras-Al-Khaimah', 'normal', 3200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-73d1-8380-e41fca575436', '', 'Ajman', 'Umm-Al-Quwain', 'normal', 2600, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7502-9581-5e66a0ae5b38', '', 'Fujairah', 'Abu-Dhabi', 'normal', 5200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-72ca-867f-6f7b172a74c0', '', 'Fujairah', 'Dubai', 'normal', 4200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-73ab-9c1e-b58fe3a0390f', '', 'Fujairah', 'Sharjah', 'normal', 3800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7872-8a4d-d8da36936992', '', 'Fujairah', 'Ajman', 'normal', 3800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7d0c-b648-0277987cf125', '', 'Fujairah', 'Fujairah', 'normal', 2000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7013-8df8-3353e1157703', '', 'Fujairah', 'Ras-Al-Khaimah', 'normal', 3600, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7da4-a199-a3cf1beff97a', '', 'Fujairah', 'Umm-Al-Quwain', 'normal', 4000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7db7-990d-6aad89c5b6f2', '', 'Ras-Al-Khaimah', 'Abu-Dhabi', 'normal', 5000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7f47-8b0d-71d766186151', '', 'Ras-Al-Khaimah', 'Dubai', 'normal', 3800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7e51-8325-626b50697de9', '', 'Ras-Al-Khaimah', 'Sharjah', 'normal', 3400, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7d83-81bc-8c829431bd1e', '', 'Ras-Al-Khaimah', 'Ajman', 'normal', 3200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7408-ad82-0d00cb436cbe', '', 'Ras-Al-Khaimah', 'Fujairah', 'normal', 3600, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7a3a-83f3-7528a45a4b1e', '', 'Ras-Al-Khaimah', 'Ras-Al-Khaimah', 'normal', 2000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-71ed-9d36-660a42cab453', '', 'Ras-Al-Khaimah', 'Umm-Al-Quwain', 'normal', 2800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7fd2-98b1-5738a5d53156', '', 'Umm-Al-Quwain', 'Abu-Dhabi', 'normal', 4800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7aba-962f-04189e048491', '', 'Umm-Al-Quwain', 'Dubai', 'normal', 3200, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7bcc-999a-a1f7751f87ca', '', 'Umm-Al-Quwain', 'Sharjah', 'normal', 2800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7c64-8541-2dd58e759925', '', 'Umm-Al-Quwain', 'Ajman', 'normal', 2600, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7756-968b-16a642811394', '', 'Umm-Al-Quwain', 'Fujairah', 'normal', 4000, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7866-87a5-f332c3bf14a8', '', 'Umm-Al-Quwain', 'Ras-Al-Khaimah', 'normal', 2800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('016f5e66-e800-7d4e-95d3-6b030ec41081', '', 'Umm-Al-Quwain', 'Umm-Al-Quwain', 'normal', 1800, 0);
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('01a20c76-db8c-75a4-b6d9-a31592cb69e4', '01a20c76-db84-71da-b1da-3784c2d61d37', 'Dubai', 'Sharjah', 'normal', 2000, 0);
INSERT INTO public.driver_devices (account_id, device_hash, wrong_pins) VALUES ('01a20c76-db70-7e93-867c-0ae468a5e1d6', '', 3);
INSERT INTO public.idempotency_keys (owner, key, request_hash, reply, created_at) VALUES ('shop', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'a', '{"message":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}', '2026-11-21T10:00:00.000Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-schema', '2026-11-24T07:30:45.722Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.login_failures (id, account, source, failed_at) VALUES ('01a20c76-dbbc-76cf-afaf-1a88d8122e8a', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '10.1.0.1', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_failures (id, account, source, failed_at) VALUES ('01a20c76-dbbe-70a3-ac0f-afae538112f0', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '::ffff:10.1.0.2', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_sources (account, source, signed_in_at) VALUES ('owner@tawseel.example', '10.1.0.1', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_sources (account, source, signed_in_at) VALUES ('owner@tawseel.example', '::ffff:10.1.0.2', '2026-11-21T10:00:00.000Z');
INSERT INTO public.meta (key, value) VALUES ('time_zone', 'Asia/Dubai');
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash) VALUES ('01a1fd8b-7ea0-76c7-87c0-472d3f62bab9', '01a20c76-dba3-7dea-9966-be580cbcd601', 'created', '', '2026-11-21T09:59:00.000Z', 'status', 'key', 'scanner', 'Scanner', NULL, NULL, NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash) VALUES ('01a1fd8c-6900-7e6a-9d19-0566ad8bfd56', '01a20c76-dba3-7dea-9966-be580cbcd601', 'accepted', '', '2026-11-21T10:00:00.000Z', 'status', 'key', 'scanner', 'Scanner', NULL, NULL, NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash) VALUES ('01a20c76-dbc5-7149-bca7-7cec40d0e11b', '01a20c76-dbc3-70f2-8b6d-69792caddf17', 'created', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'corrected', 'operator', 'omar', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '[{"field":"orderDetails","before":"","after":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}]', NULL);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils) VALUES ('all', '', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'normal', 6, 16800, 0, 50000);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils) VALUES ('day', '2026-11-21', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'normal', 6, 16800, 0, 50000);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils) VALUES ('hour', '2026-11-21T14', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'normal', 6, 16800, 0, 50000);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils) VALUES ('month', '2026-11', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'normal', 6, 16800, 0, 50000);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils) VALUES ('all', '', '01a20c76-dbc2-72e1-b92b-6da662ce907f', 'normal', 1, 2800, 100000000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils) VALUES ('day', '2026-11-21', '01a20c76-dbc2-72e1-b92b-6da662ce907f', 'normal', 1, 2800, 100000000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils) VALUES ('hour', '2026-11-21T14', '01a20c76-dbc2-72e1-b92b-6da662ce907f', 'normal', 1, 2800, 100000000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils) VALUES ('month', '2026-11', '01a20c76-dbc2-72e1-b92b-6da662ce907f', 'normal', 1, 2800, 100000000, 0);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at) VALUES (3475744358400000, '01a20c76-db8f-7eb7-8534-caa05a6ba64d', 'TWS-MK7W-8RQV', '', 'normal', 'created', '01a20c76-db6a-71a7-bcd3-1e698340096d', '01a20c76-db84-71da-b1da-3784c2d61d37', 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at) VALUES (3475744358400001, '01a20c76-db93-72b7-854c-4af4fe2187a5', 'TWS-D3N2-J4EJ', '', 'normal', 'created', '01a20c76-db6a-71a7-bcd3-1e698340096d', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at) VALUES (3475744358400002, '01a20c76-db96-7164-8404-026be89e95d2', 'TWS-TJJY-43EF', '', 'normal', 'created', '01a20c76-db6a-71a7-bcd3-1e698340096d', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at) VALUES (3475744358400003, '01a20c76-db99-7a1d-8d9d-69915be86318', 'TWS-MFYV-7WCQ', '', 'normal', 'delivered', '01a20c76-db6a-71a7-bcd3-1e698340096d', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at) VALUES (3475744358400004, '01a20c76-db9e-781a-9e71-c2e36e6c915f', 'TWS-5X4J-5E9C', '', 'normal', 'delivered', '01a20c76-db6a-71a7-bcd3-1e698340096d', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at) VALUES (3475744358400005, '01a20c76-dba3-7dea-9966-be580cbcd601', 'TWS-8HYD-GXWH', '', 'normal', 'accepted', '01a20c76-db6a-71a7-bcd3-1e698340096d', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at) VALUES (3475744358400006, '01a20c76-dbc3-70f2-8b6d-69792caddf17', 'TWS-JQ26-MWT4', '', 'normal', 'created', '01a20c76-dbc2-72e1-b92b-6da662ce907f', '01a20c76-dbc1-7b57-9a91-8b9a74d27cfa', 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 100000000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.packing_charges (id, price_fils, starting) VALUES ('016f5e66-e800-77c6-a059-c91d86331d06', 750, 0);
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a20c76-db8d-7ff0-8d22-a0ac5d2a0a2e', 'Noura Al Ketbi', 'noura@mail.example', 'Where is my parcel?', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a20c76-db8d-75ae-88ec-e32a62216342', 'Noura Al Ketbi', 'noura@mail.example', 'Casino bonus', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a20c76-db8e-7f6a-8981-858f993e71c1', 'Noura Al Ketbi', 'noura@mail.example', 'Casino bonus, again', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a20c76-dbc1-75d0-9c00-17eb5a7d734a', 'Noura Al Ketbi', 'noura@mail.example', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
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
INSERT INTO public.recovery_codes (code_hash, account_id) VALUES ('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb', '01a20c76-dbbb-7612-9ca1-1cbe34217126');
INSERT INTO public.reset_links (token_hash, account_id, created_at, expires_at) VALUES ('d9ef4334ec1e720d52182936117c00ed352c044d0f8d46cd845298cbc1869b72', '01a20c76-db6d-7f78-a139-118db272a326', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z');
INSERT INTO public.second_factors (account_id, secret, confirmed_at, last_step) VALUES ('01a20c76-dbb0-74fe-91fb-3d644d488e86', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', NULL, 0);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban) VALUES ('01a20c76-db84-71da-b1da-3784c2d61d37', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban) VALUES ('01a20c76-db84-7ce7-bafd-43ed90dfd6f9', 'User', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban) VALUES ('01a20c76-db85-77c4-87f1-c5a127111b56', 'User', 'Layla Haddad', 'left@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban) VALUES ('01a20c76-dbc1-7b57-9a91-8b9a74d27cfa', 'User', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', '', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL, NULL, NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('2ef99e94d87bb5a0ffcef5ccd1264d8390abb6e86139c5c7b87fe27bc81b713e', '01a20c76-dbb1-709f-a1c6-fd7653bf8a59', '01a20c76-dbb0-74fe-91fb-3d644d488e86', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-21T10:00:00.000Z', '', '', NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('843cf272c1fd8eebab1d43442de6a27436c3ee3fb454fd1b03f2e1a7d0949601', '01a20c76-df06-73f5-af27-bfb04aca33c7', '01a20c76-dbb0-74fe-91fb-3d644d488e86', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-21T10:00:00.000Z', '', '', NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('578fed34a1aeecaa512f9d0004b093aa90fc77b95131cf7bd93a681057718f75', '01a20c76-dbbc-70c9-9fb0-b3e096db2e43', '01a20c76-dbbb-7612-9ca1-1cbe34217126', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', NULL, '', '', NULL, NULL);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7c7a-ad5d-8717af98606a', 'Small', 8000, 0, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7572-9584-26751639d2a9', 'Medium', 30000, 400, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-70ad-a848-8abaf8f1a756', 'Large', 90000, 1000, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7e4a-9842-7c15e5822a6d', 'Extra Large', NULL, 2000, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('01a20c76-dbc2-7e50-950f-de8b91ec67f3', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 9000.5, 300, 0);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-db6d-7f78-a139-118db272a326', 'supervisor', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'Imran', 'Qureshi', 'supervisor-40096d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-db6f-7223-a0a8-4d33f4a6baca', 'operator', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'Imran', 'Qureshi', 'operator-40096d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-db70-7e93-867c-0ae468a5e1d6', 'driver', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'Imran', 'Qureshi', 'driver-40096d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-db7a-7199-8c48-e44024744e90', 'cashier', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'Imran', 'Qureshi', 'cashier-40096d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-db80-7d92-9799-7dd54e4c8e14', 'supervisor', '01a20c76-db7f-712d-af81-d9fe6d30e4ed', 'Imran', 'Qureshi', 'supervisor-30e4ed@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-db81-7063-88b3-491788846787', 'operator', '01a20c76-db7f-712d-af81-d9fe6d30e4ed', 'Imran', 'Qureshi', 'operator-30e4ed@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-db82-7d31-9903-c76a79db6748', 'driver', '01a20c76-db7f-712d-af81-d9fe6d30e4ed', 'Imran', 'Qureshi', 'driver-30e4ed@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-db83-75b4-815d-06dd0dd2bdf0', 'cashier', '01a20c76-db7f-712d-af81-d9fe6d30e4ed', 'Imran', 'Qureshi', 'cashier-30e4ed@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-dbaa-7d72-ba95-e6c9357b1212', 'supervisor', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'Imran', 'Qureshi', 'supervisor@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-dbab-764a-ba8e-384653d443b6', 'operator', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'Imran', 'Qureshi', 'operator@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-dbac-7722-be30-af08d675b559', 'driver', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'Imran', 'Qureshi', 'driver@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a20c76-dbac-73d4-a153-7c4b2465b8bc', 'cashier', '01a20c76-db6a-71a7-bcd3-1e698340096d', 'Imran', 'Qureshi', 'cashier@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a20c76-db6a-71a7-bcd3-1e698340096d', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-00fde9@tawseel.example', '+971 4 338 1200', 'DXB-53c756', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a20c76-db6c-7c12-b257-5f30b06fd54d', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-5f9864@tawseel.example', '+971 4 338 1200', 'DXB-9f6481', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a20c76-db7f-712d-af81-d9fe6d30e4ed', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-bf1b5d@tawseel.example', '+971 4 338 1200', 'DXB-2bb258', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a20c76-dbc2-72e1-b92b-6da662ce907f', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-285c0e@tawseel.example', '+971 4 338 1200', 'DXB-2ac903', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-70d0-b8cc-157f569a2d16', 0, 1000, 0, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7d9e-bfdd-322f5546c510', 1000, 3000, 200, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-71db-899d-16fc1e8409d5', 3000, 5000, 400, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-762d-82f2-297eaf25c51b', 5000, 10000, 900, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-77bc-a431-f69a64fcfc7c', 10000, 15000, 1500, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7307-bb70-eb2c195e81fb', 15000, 20000, 2200, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-706b-a3be-66697fb68d81', 20000, 25000, 3000, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7d66-bdea-140c6d3e114e', 25000, 30000, 4000, 0);
INSERT INTO public.zone_rates (id, company_id, from_city, from_zone, from_areas, to_city, to_zone, to_areas, mode, rate_fils) VALUES ('01a20c76-db8b-79c1-ba3a-adeae8b998d8', '', 'Dubai', 'Zone 1', '["Deira"]', 'Sharjah', 'Zone 2', '[]', 'normal', 1500);
INSERT INTO public.zone_rates (id, company_id, from_city, from_zone, from_areas, to_city, to_zone, to_areas, mode, rate_fils) VALUES ('01a20c76-db8b-71ec-b85f-52539602ceee', '01a20c76-db84-71da-b1da-3784c2d61d37', 'Dubai', 'Zone 1', '["Deira"]', 'Sharjah', 'Zone 2', '[]', 'normal', 1500);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.business
    ADD CONSTRAINT business_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cashier_payments
    ADD CONSTRAINT cashier_payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.city_rates
    ADD CONSTRAINT city_rates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.driver_devices
    ADD CONSTRAINT driver_devices_pkey PRIMARY KEY (account_id, device_hash);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (owner, key);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.login_failures
    ADD CONSTRAINT login_failures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.login_sources
    ADD CONSTRAINT login_sources_pkey PRIMARY KEY (account, source);
ALTER TABLE ONLY public.meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_totals
    ADD CONSTRAINT order_totals_pkey PRIMARY KEY (grain, start, warehouse_id, delivery_type);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.packing_charges
    ADD CONSTRAINT packing_charges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.queries
    ADD CONSTRAINT queries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.reset_links
    ADD CONSTRAINT reset_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.senders
    ADD CONSTRAINT senders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.size_charges
    ADD CONSTRAINT size_charges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unfinished_import
    ADD CONSTRAINT unfinished_import_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.warehouses
    ADD CONSTRAINT warehouses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.weight_charges
    ADD CONSTRAINT weight_charges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.zone_rates
    ADD CONSTRAINT zone_rates_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX accounts_sign_in ON public.accounts USING btree (sign_in);
CREATE UNIQUE INDEX admins_email ON public.admins USING btree (email);
CREATE UNIQUE INDEX api_keys_hash ON public.api_keys USING btree (key_hash);
CREATE INDEX audit_actor ON public.audit USING btree (actor_id, id);
CREATE INDEX audit_call ON public.audit USING btree (call, id);
CREATE INDEX audit_kind ON public.audit USING btree (subject_kind, id);
CREATE INDEX audit_subject ON public.audit USING btree (subject_id, id);
CREATE INDEX cashier_payments_cashier ON public.cashier_payments USING btree (cashier_id, paid_at);
CREATE INDEX cashier_payments_paid ON public.cashier_payments USING btree (paid_at, warehouse_id);
CREATE UNIQUE INDEX city_rates_route ON public.city_rates USING btree (company_id, from_city, to_city, mode);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);
CREATE INDEX login_failures_account ON public.login_failures USING btree (account, failed_at);
CREATE INDEX login_failures_source ON public.login_failures USING btree (source, failed_at);
CREATE INDEX order_events_actor ON public.order_events USING btree (actor, id) WHERE (address_hash IS NOT NULL);
CREATE INDEX order_events_audited ON public.order_events USING btree (id) WHERE (address_hash IS NOT NULL);
CREATE INDEX order_events_kind ON public.order_events USING btree (kind, id) WHERE ((address_hash IS NOT NULL) AND (kind <> 'status'::text));
CREATE INDEX order_events_order ON public.order_events USING btree (order_id, created_at);
CREATE INDEX orders_filter_bits ON public.orders USING btree (filter_bits, seq, warehouse_id);
CREATE UNIQUE INDEX orders_id ON public.orders USING btree (id);
CREATE INDEX orders_mode ON public.orders USING btree (delivery_type, seq);
CREATE INDEX orders_open_cash ON public.orders USING btree (sender_id, warehouse_id, value_fils) WHERE ((payment_method = 'COD'::text) AND (cash_handed_in_at IS NULL) AND (tracking_status <> 'return'::text) AND (value_fils > 0));
CREATE INDEX orders_receiver_phone ON public.orders USING btree (receiver_phone_e164, seq);
CREATE UNIQUE INDEX orders_reference ON public.orders USING btree (reference, COALESCE(sender_id, sender_name)) WHERE (reference <> ''::text);
CREATE INDEX orders_search ON public.orders USING gin (lower((((((tracking_id || '
'::text) || reference) || '
'::text) || receiver_name) COLLATE "default")) public.gin_trgm_ops);
CREATE INDEX orders_sender ON public.orders USING btree (sender_id, seq, filter_bits);
CREATE INDEX orders_sender_phone ON public.orders USING btree (sender_phone_e164, seq);
CREATE UNIQUE INDEX orders_tracking_id ON public.orders USING btree (tracking_id);
CREATE INDEX orders_unmoved ON public.orders USING btree (moved_at, seq) WHERE (tracking_status <> ALL (ARRAY['delivered'::text, 'return'::text]));
CREATE INDEX orders_warehouse ON public.orders USING btree (warehouse_id, seq, delivery_type);
CREATE INDEX queries_created ON public.queries USING btree (created_at, id);
CREATE INDEX recovery_codes_account ON public.recovery_codes USING btree (account_id);
CREATE INDEX reset_links_account ON public.reset_links USING btree (account_id);
CREATE INDEX senders_created ON public.senders USING btree (created_at, id);
CREATE INDEX senders_deleted ON public.senders USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX senders_email ON public.senders USING btree (lower(email)) WHERE (deleted_at IS NULL);
CREATE INDEX senders_phone ON public.senders USING btree (phone_e164) WHERE (deleted_at IS NULL);
CREATE INDEX sessions_account ON public.sessions USING btree (account_id);
CREATE UNIQUE INDEX sessions_id ON public.sessions USING btree (id);
CREATE INDEX staff_kind ON public.staff USING btree (kind, created_at, id);
CREATE INDEX staff_phone ON public.staff USING btree (phone_e164);
CREATE INDEX staff_warehouse ON public.staff USING btree (warehouse_id, kind);
CREATE UNIQUE INDEX warehouses_code ON public.warehouses USING btree (code);
CREATE UNIQUE INDEX warehouses_email ON public.warehouses USING btree (lower(email)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX zone_rates_route ON public.zone_rates USING btree (company_id, from_city, from_zone, to_city, to_zone, mode);
CREATE TRIGGER audit_append_only BEFORE UPDATE ON public.audit FOR EACH ROW EXECUTE FUNCTION public.refuse_update('the audit log');
CREATE TRIGGER order_events_append_only BEFORE UPDATE OF id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes ON public.order_events FOR EACH ROW EXECUTE FUNCTION public.refuse_update('the history of an order');
ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_id_fkey FOREIGN KEY (id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.senders(id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.cashier_payments
    ADD CONSTRAINT cashier_payments_cashier_id_fkey FOREIGN KEY (cashier_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.cashier_payments
    ADD CONSTRAINT cashier_payments_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.city_rates
    ADD CONSTRAINT city_rates_company_fkey FOREIGN KEY (company) REFERENCES public.senders(id);
ALTER TABLE ONLY public.driver_devices
    ADD CONSTRAINT driver_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_totals
    ADD CONSTRAINT order_totals_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.senders(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reset_links
    ADD CONSTRAINT reset_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.zone_rates
    ADD CONSTRAINT zone_rates_company_fkey FOREIGN KEY (company) REFERENCES public.senders(id);
