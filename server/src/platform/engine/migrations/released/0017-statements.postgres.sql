CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.keep_invoices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op = 'DELETE' then
       if exists (select 1 from meta where key = 'demo' and value = 'removing') then return old; end if;
       raise exception 'invoices are never deleted';
     end if;
     raise exception 'invoices are never changed';
   end $$;
CREATE FUNCTION public.keep_postings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if exists (select 1 from meta where key = 'demo' and value = 'removing') then return old; end if;
     raise exception 'postings are never deleted';
   end $$;
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
CREATE TABLE public.actors (
    no integer NOT NULL,
    kind text NOT NULL,
    id text NOT NULL,
    name text NOT NULL
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
CREATE TABLE public.area_names (
    city text NOT NULL,
    key text NOT NULL,
    area_id text NOT NULL
);
CREATE TABLE public.areas (
    id text NOT NULL,
    city text NOT NULL,
    name text NOT NULL,
    name_ar text NOT NULL,
    aliases text NOT NULL,
    sort_code text NOT NULL,
    warehouse_id text,
    place integer NOT NULL
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
CREATE TABLE public.balances (
    no integer NOT NULL,
    kind text NOT NULL,
    party text NOT NULL,
    warehouse text NOT NULL,
    fils bigint NOT NULL,
    CONSTRAINT balances_kind_check CHECK ((kind = ANY (ARRAY['box'::text, 'safe'::text, 'bank'::text, 'card'::text, 'shop'::text, 'float'::text, 'difference'::text, 'expense'::text, 'revenue'::text, 'vat'::text, 'fee'::text, 'income'::text, 'rounding'::text, 'opening'::text])))
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
    colour text DEFAULT 'teal'::text NOT NULL,
    difference_limit_fils integer DEFAULT 2000 NOT NULL,
    blind_counts integer DEFAULT 0 NOT NULL,
    cod_fee_fils bigint DEFAULT 0 NOT NULL,
    return_fee_fils bigint DEFAULT 0 NOT NULL,
    due_days integer DEFAULT 30 NOT NULL,
    tin text DEFAULT ''::text NOT NULL,
    sac text DEFAULT ''::text NOT NULL,
    prices_have_vat text DEFAULT 'no'::text NOT NULL,
    CONSTRAINT business_id_check CHECK ((id = 1)),
    CONSTRAINT business_prices_have_vat_check CHECK ((prices_have_vat = ANY (ARRAY['no'::text, 'persons'::text])))
);
CREATE TABLE public.cash_counts (
    no integer NOT NULL,
    kind text NOT NULL,
    person text NOT NULL,
    person_name text NOT NULL,
    warehouse_id text,
    at text NOT NULL,
    pieces text NOT NULL,
    expenses text NOT NULL,
    orders integer NOT NULL,
    change_fils bigint NOT NULL,
    expected_fils bigint NOT NULL,
    counted_fils bigint NOT NULL,
    reason text NOT NULL,
    actor_kind text NOT NULL,
    actor text NOT NULL,
    actor_name text NOT NULL,
    reversed_at text,
    reversed_by text,
    reversed_why text,
    to_confirm integer DEFAULT 0 NOT NULL,
    confirmed_at text,
    confirmed_by text,
    confirmed_note text,
    CONSTRAINT cash_counts_kind_check CHECK ((kind = ANY (ARRAY['handIn'::text, 'close'::text])))
);
CREATE TABLE public.cash_held (
    order_seq bigint NOT NULL,
    driver_id text NOT NULL,
    fils bigint NOT NULL,
    since text NOT NULL
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
CREATE TABLE public.contact_calls (
    id text NOT NULL,
    follow_up_id text NOT NULL,
    order_id text NOT NULL,
    at text NOT NULL,
    actor_kind text NOT NULL,
    actor text NOT NULL,
    actor_name text NOT NULL,
    outcome text NOT NULL,
    note text NOT NULL,
    next_at text
);
CREATE TABLE public.custody (
    seq bigint NOT NULL,
    holder_kind text NOT NULL,
    holder text NOT NULL,
    since text NOT NULL,
    warehouse_id text NOT NULL,
    to_warehouse text,
    sort_code text NOT NULL,
    leg text NOT NULL,
    exception text,
    home_id text,
    CONSTRAINT custody_holder_kind_check CHECK ((holder_kind = ANY (ARRAY['warehouse'::text, 'run'::text, 'unknown'::text]))),
    CONSTRAINT custody_leg_check CHECK ((leg = ANY (ARRAY['out'::text, 'back'::text])))
);
CREATE TABLE public.driver_devices (
    account_id text NOT NULL,
    device_hash text NOT NULL,
    wrong_pins integer NOT NULL
);
CREATE TABLE public.driver_expenses (
    client_id text NOT NULL,
    driver_id text NOT NULL,
    kind text NOT NULL,
    note text NOT NULL,
    fils bigint NOT NULL,
    sha256 text NOT NULL,
    bytes integer NOT NULL,
    photo_at text,
    spent_at text NOT NULL,
    received_at text NOT NULL,
    state text NOT NULL,
    count_no integer,
    decided_at text,
    reason text NOT NULL,
    CONSTRAINT driver_expenses_kind_check CHECK ((kind = ANY (ARRAY['fuel'::text, 'parking'::text, 'toll'::text, 'repair'::text, 'other'::text]))),
    CONSTRAINT driver_expenses_state_check CHECK ((state = ANY (ARRAY['open'::text, 'removed'::text, 'taken'::text, 'crossedOut'::text])))
);
CREATE TABLE public.follow_ups (
    id text NOT NULL,
    order_id text NOT NULL,
    warehouse_id text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    note text NOT NULL,
    run_id text,
    opened_at text NOT NULL,
    opened_by text NOT NULL,
    due_at text NOT NULL,
    claimed_by text,
    claimed_name text,
    claimed_until text,
    outcome text,
    closed_at text,
    closed_name text,
    cause_id text,
    end_cause_id text,
    CONSTRAINT follow_ups_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text])))
);
CREATE TABLE public.idempotency_keys (
    owner text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    reply text NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.import_choices (
    headers text NOT NULL,
    sender_id text NOT NULL,
    choice text NOT NULL,
    imported_at text NOT NULL
);
CREATE TABLE public.imported_files (
    sha256 text NOT NULL,
    kind text NOT NULL,
    times integer NOT NULL,
    stored bigint NOT NULL,
    imported_at text NOT NULL,
    by_name text NOT NULL,
    warehouse_id text,
    CONSTRAINT imported_files_kind_check CHECK ((kind = ANY (ARRAY['warehouses'::text, 'staff'::text, 'senders'::text, 'city-rates'::text, 'zone-rates'::text, 'weight-charges'::text, 'size-charges'::text, 'packing-charge'::text, 'orders'::text, 'cashier-payments'::text])))
);
CREATE TABLE public.invoices (
    no text NOT NULL,
    kind integer NOT NULL,
    of_no text,
    statement_no integer,
    sender_id text NOT NULL,
    month text NOT NULL,
    issued_on text NOT NULL,
    due_on text NOT NULL,
    net_fils bigint NOT NULL,
    vat_fils bigint NOT NULL,
    total_fils bigint NOT NULL,
    document text NOT NULL,
    sha256 text NOT NULL,
    uuid text NOT NULL,
    e_state text NOT NULL,
    e_note text NOT NULL,
    CONSTRAINT invoices_e_state_check CHECK ((e_state = ANY (ARRAY['none'::text, 'sent'::text, 'accepted'::text, 'rejected'::text]))),
    CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY[380, 381])))
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.late_money (
    act_id text NOT NULL,
    state text NOT NULL,
    decided_at text,
    CONSTRAINT late_money_state_check CHECK ((state = ANY (ARRAY['held'::text, 'asked'::text, 'twice'::text, 'never'::text])))
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
CREATE TABLE public.number_series (
    name text NOT NULL,
    last integer NOT NULL
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
    implied integer,
    cause_id text,
    happened_at text,
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
    to_collect_fils bigint DEFAULT 0 NOT NULL,
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
    dropoff_building text DEFAULT ''::text NOT NULL,
    dropoff_landmark text DEFAULT ''::text NOT NULL,
    dropoff_makani text DEFAULT ''::text NOT NULL,
    receiver_phone2 text DEFAULT ''::text NOT NULL,
    folded_texts text,
    receiver_phone2_e164 text DEFAULT ''::text NOT NULL,
    collected_cash_fils bigint,
    collected_card_fils bigint,
    CONSTRAINT orders_additional_services_check CHECK ((additional_services = ANY (ARRAY[0, 1]))),
    CONSTRAINT orders_delivery_type_check CHECK ((delivery_type = ANY (ARRAY['urgent'::text, 'normal'::text]))),
    CONSTRAINT orders_payment_method_check CHECK ((payment_method = ANY (ARRAY['COD'::text, 'Card'::text, 'Wallet'::text]))),
    CONSTRAINT orders_tracking_status_check CHECK ((tracking_status = ANY (ARRAY['created'::text, 'accepted'::text, 'unpick'::text, 'pickup'::text, 'warehouse'::text, 'assignedtodriver'::text, 'delivered'::text, 'return'::text])))
);
ALTER TABLE ONLY public.orders ALTER COLUMN folded_texts SET STATISTICS 500;
CREATE TABLE public.packing_charges (
    id text NOT NULL,
    price_fils bigint NOT NULL,
    starting integer NOT NULL,
    CONSTRAINT packing_charges_starting_check CHECK ((starting = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.parcel_codes (
    code text NOT NULL,
    order_id text,
    job_id text,
    made_at text NOT NULL,
    bound_at text
);
CREATE TABLE public.pickup_visits (
    pickup_id text NOT NULL,
    run_id text NOT NULL,
    state text NOT NULL,
    added_at text NOT NULL,
    client_id text,
    reason text NOT NULL,
    note text NOT NULL,
    received_by text NOT NULL,
    ended_at text,
    CONSTRAINT pickup_visits_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text])))
);
CREATE TABLE public.pickups (
    id text NOT NULL,
    number text NOT NULL,
    sender_id text NOT NULL,
    warehouse_id text NOT NULL,
    street text NOT NULL,
    area text NOT NULL,
    city text NOT NULL,
    phone text NOT NULL,
    note text NOT NULL,
    day text NOT NULL,
    weekdays text NOT NULL,
    until text,
    standing_id text,
    standing_day text,
    from_time text NOT NULL,
    to_time text NOT NULL,
    expected integer NOT NULL,
    state text NOT NULL,
    reason text NOT NULL,
    created_at text NOT NULL,
    CONSTRAINT pickups_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'planned'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE TABLE public.postings (
    seq bigint NOT NULL,
    at text NOT NULL,
    kind text NOT NULL,
    from_no integer NOT NULL,
    to_no integer NOT NULL,
    fils bigint NOT NULL,
    order_seq bigint,
    count_no integer,
    reverses bigint,
    slip text NOT NULL,
    note text NOT NULL,
    actor_kind text NOT NULL,
    actor text NOT NULL,
    actor_name text NOT NULL,
    CONSTRAINT postings_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'handIn'::text, 'expense'::text, 'difference'::text, 'change'::text, 'deposit'::text, 'move'::text, 'reversal'::text, 'charges'::text, 'vat'::text, 'payout'::text, 'payment'::text, 'compensation'::text, 'credit'::text, 'fee'::text, 'rounding'::text, 'opening'::text, 'correction'::text]))),
    CONSTRAINT postings_positive CHECK ((fils > 0))
);
CREATE TABLE public.print_jobs (
    id text NOT NULL,
    run_id text,
    what text NOT NULL,
    size text NOT NULL,
    copies integer NOT NULL,
    reason text NOT NULL,
    at text NOT NULL,
    actor_kind text NOT NULL,
    actor text NOT NULL,
    actor_name text NOT NULL,
    CONSTRAINT print_jobs_what_check CHECK ((what = ANY (ARRAY['label'::text, 'blank'::text])))
);
CREATE TABLE public.prints (
    job_id text NOT NULL,
    place integer NOT NULL,
    order_id text NOT NULL,
    cash_fils bigint NOT NULL,
    address text NOT NULL
);
CREATE TABLE public.promises (
    order_id text NOT NULL,
    day text NOT NULL,
    from_time text NOT NULL,
    to_time text NOT NULL,
    note text NOT NULL,
    made_at text NOT NULL,
    made_by text NOT NULL,
    leave_with text NOT NULL,
    ended_at text,
    end_cause_id text
);
CREATE TABLE public.proofs (
    id text NOT NULL,
    act_id text NOT NULL,
    order_id text NOT NULL,
    actor text NOT NULL,
    kind text NOT NULL,
    sha256 text NOT NULL,
    bytes integer NOT NULL,
    type text NOT NULL,
    taken_at text NOT NULL,
    arrived_at text,
    dropped_at text,
    missed_at text,
    CONSTRAINT proofs_kind_check CHECK ((kind = ANY (ARRAY['photo'::text, 'signature'::text])))
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
CREATE TABLE public.run_stops (
    id text NOT NULL,
    run_id text NOT NULL,
    kind text NOT NULL,
    order_id text NOT NULL,
    pickup_id text,
    state text NOT NULL,
    place integer NOT NULL,
    added_at text NOT NULL,
    loaded_at text,
    done_at text,
    back_at text,
    why text NOT NULL,
    cause_id text,
    CONSTRAINT run_stops_kind_check CHECK ((kind = ANY (ARRAY['pickup'::text, 'delivery'::text, 'return'::text, 'linehaul'::text]))),
    CONSTRAINT run_stops_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text, 'skipped'::text, 'withdrawn'::text, 'moved'::text])))
);
CREATE TABLE public.runs (
    id text NOT NULL,
    no integer NOT NULL,
    number text NOT NULL,
    kind text NOT NULL,
    warehouse_id text NOT NULL,
    to_warehouse_id text,
    driver_id text,
    vehicle_no text NOT NULL,
    day text NOT NULL,
    state text NOT NULL,
    version integer NOT NULL,
    created_at text NOT NULL,
    created_by text NOT NULL,
    out_at text,
    closed_at text,
    CONSTRAINT runs_kind_check CHECK ((kind = ANY (ARRAY['pickup'::text, 'delivery'::text, 'return'::text, 'linehaul'::text]))),
    CONSTRAINT runs_state_check CHECK ((state = ANY (ARRAY['open'::text, 'out'::text, 'back'::text, 'closed'::text, 'cancelled'::text])))
);
CREATE TABLE public.scans (
    seq bigint NOT NULL,
    client_id text NOT NULL,
    parcel bigint,
    act text NOT NULL,
    station integer NOT NULL,
    run bigint,
    count bigint,
    result text NOT NULL,
    actor integer NOT NULL,
    code text,
    weight_grams bigint,
    length_mm bigint,
    width_mm bigint,
    height_mm bigint,
    happened_at text,
    skew_ms bigint,
    CONSTRAINT scans_act_check CHECK ((act = ANY (ARRAY['collected'::text, 'received'::text, 'sorted'::text, 'sent'::text, 'loaded'::text, 'offloaded'::text, 'counted'::text, 'handed_back'::text, 'found'::text, 'measured'::text]))),
    CONSTRAINT scans_result_check CHECK ((result = ANY (ARRAY['ok'::text, 'repeat'::text, 'implied'::text, 'surplus'::text, 'wrong_place'::text, 'unknown'::text, 'late'::text, 'refused'::text])))
);
CREATE TABLE public.second_factors (
    account_id text NOT NULL,
    secret text NOT NULL,
    confirmed_at text,
    last_step bigint NOT NULL
);
CREATE TABLE public.sender_charges (
    id text NOT NULL,
    order_seq bigint,
    kind text NOT NULL,
    sender_id text NOT NULL,
    day text NOT NULL,
    fils bigint NOT NULL,
    what text NOT NULL,
    statement_no integer,
    invoice_no text,
    credited_by text,
    CONSTRAINT sender_charges_kind_check CHECK ((kind = ANY (ARRAY['delivery'::text, 'cod'::text, 'return'::text, 'extra'::text])))
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
    iban_set_at text,
    iban_set_by text,
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
CREATE TABLE public.shops (
    sender_id text NOT NULL,
    billed_from text NOT NULL,
    cycle text NOT NULL,
    nets integer NOT NULL,
    cod_fee_fils bigint,
    return_fee_fils bigint,
    due_days integer,
    tin text NOT NULL,
    CONSTRAINT shops_cycle_check CHECK ((cycle = ANY (ARRAY['week'::text, 'month'::text]))),
    CONSTRAINT shops_nets_check CHECK ((nets = ANY (ARRAY[0, 1])))
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
CREATE TABLE public.statements (
    no integer NOT NULL,
    sender_id text NOT NULL,
    at text NOT NULL,
    through text NOT NULL,
    first_seq bigint NOT NULL,
    last_seq bigint NOT NULL,
    orders integer NOT NULL,
    opening_fils bigint NOT NULL,
    cash_fils bigint NOT NULL,
    charges_fils bigint NOT NULL,
    vat_fils bigint NOT NULL,
    other_fils bigint NOT NULL,
    closing_fils bigint NOT NULL,
    payable_fils bigint NOT NULL,
    unpaid_fils bigint NOT NULL,
    iban text NOT NULL,
    sender_name text NOT NULL,
    paid_seq bigint,
    paid_on text,
    actor_kind text NOT NULL,
    actor text NOT NULL,
    actor_name text NOT NULL
);
CREATE TABLE public.stations (
    no integer NOT NULL,
    warehouse_id text NOT NULL,
    device text NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.stock_counts (
    id text NOT NULL,
    no integer NOT NULL,
    warehouse_id text NOT NULL,
    sort_code text NOT NULL,
    begun_at text NOT NULL,
    begun_by text NOT NULL,
    begun_actor text NOT NULL,
    ended_at text,
    ended_by text,
    expected integer NOT NULL,
    found integer NOT NULL,
    missing integer NOT NULL,
    surplus integer NOT NULL
);
CREATE TABLE public.stop_acts (
    id text NOT NULL,
    client_id text NOT NULL,
    stop_id text NOT NULL,
    run_id text NOT NULL,
    order_id text NOT NULL,
    act text NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    received_by text NOT NULL,
    relation text NOT NULL,
    cash_fils bigint NOT NULL,
    card_fils bigint NOT NULL,
    slip text NOT NULL,
    due_seen_fils bigint,
    actor_kind text NOT NULL,
    actor text NOT NULL,
    actor_name text NOT NULL,
    happened_at text NOT NULL,
    skew_ms bigint NOT NULL,
    received_at text NOT NULL,
    code_right integer,
    lat_e6 integer,
    lng_e6 integer,
    accuracy_m integer,
    result text NOT NULL,
    why text NOT NULL,
    CONSTRAINT stop_acts_act_check CHECK ((act = ANY (ARRAY['delivered'::text, 'failed'::text, 'handed_back'::text, 'collected'::text, 'not_collected'::text, 'reopened'::text, 'called'::text]))),
    CONSTRAINT stop_acts_result_check CHECK ((result = ANY (ARRAY['accepted'::text, 'late'::text, 'refused'::text])))
);
CREATE TABLE public.unfinished_import (
    seq bigint NOT NULL
);
CREATE TABLE public.visit_acts (
    client_id text NOT NULL,
    pickup_id text NOT NULL,
    run_id text NOT NULL,
    act text NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    received_by text NOT NULL,
    relation text NOT NULL,
    cash_fils bigint NOT NULL,
    card_fils bigint NOT NULL,
    slip text NOT NULL,
    due_seen_fils bigint,
    actor_kind text NOT NULL,
    actor text NOT NULL,
    actor_name text NOT NULL,
    happened_at text NOT NULL,
    skew_ms bigint NOT NULL,
    received_at text NOT NULL,
    result text NOT NULL,
    why text NOT NULL,
    CONSTRAINT visit_acts_act_check CHECK ((act = ANY (ARRAY['delivered'::text, 'failed'::text, 'handed_back'::text, 'collected'::text, 'not_collected'::text, 'reopened'::text, 'called'::text]))),
    CONSTRAINT visit_acts_result_check CHECK ((result = ANY (ARRAY['accepted'::text, 'late'::text, 'refused'::text])))
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
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-88cc-7708-9c3b-d6f24d8a0a90', 'supervisor', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-88cf-7307-a3ab-afeffe999ad7', 'operator', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-88d1-7282-a4c2-c63802d14af8', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-88d3-7b6a-803f-b117ece2eb50', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-88d5-73c2-aafc-3e72cddbdbb2', 'supervisor', 'supervisor-0ebb9c@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$LlWO7WarHKM6Mk6YRhOCsA$l+Wnmmy3lCTxb20RlP1CTqHMMcnKktpex1mmINkYLFQ', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-88d7-78ca-a564-64dfe1184b4b', 'operator', 'operator-0ebb9c@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$LlWO7WarHKM6Mk6YRhOCsA$l+Wnmmy3lCTxb20RlP1CTqHMMcnKktpex1mmINkYLFQ', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-88da-7dd7-be59-4159b0d49df2', 'driver', 'driver-0ebb9c@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$LlWO7WarHKM6Mk6YRhOCsA$l+Wnmmy3lCTxb20RlP1CTqHMMcnKktpex1mmINkYLFQ', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-88db-7465-bf83-1c6033649783', 'cashier', 'cashier-0ebb9c@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$LlWO7WarHKM6Mk6YRhOCsA$l+Wnmmy3lCTxb20RlP1CTqHMMcnKktpex1mmINkYLFQ', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-88e4-7935-9ef6-9cfab6c83cf3', 'administrator', 'admin-277d93@tawseel.example', 'not a hash', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-891b-7af0-8391-86382b33b0ca', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-891d-7a94-a9bb-0c4b59d7ba68', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-891e-7015-83ac-99e499542008', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-89a6-7f68-ad07-83f5db60a879', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-89a8-7d70-92ba-a83b51d30105', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-89e3-777b-8733-ca511fa48e0c', 'supervisor', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-89e5-7046-b8a5-396820ca9b84', 'operator', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-89e6-78b8-815f-6eed6360364d', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-89e8-7280-b51b-582f931f9362', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-89eb-7951-b883-f013c93c633c', 'administrator', 'mariam@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$LlWO7WarHKM6Mk6YRhOCsA$l+Wnmmy3lCTxb20RlP1CTqHMMcnKktpex1mmINkYLFQ', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-89fb-7b52-8bb1-2abbb309bda7', 'administrator', 'owner@tawseel.example', '', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a228c6-8a3a-7775-838f-b904068fdbea', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.actors (no, kind, id, name) VALUES (1, 'operator', 'sara', 'Sara');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a228c6-88e4-7935-9ef6-9cfab6c83cf3', 'admin-277d93@tawseel.example', 'Mariam Al Suwaidi', '', '', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a228c6-89eb-7951-b883-f013c93c633c', 'mariam@tawseel.example', 'Mariam Al Suwaidi', '+971 50 412 7730', 'Al Garhoud, Dubai', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a228c6-89fb-7b52-8bb1-2abbb309bda7', 'owner@tawseel.example', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a228c6-88e5-7533-9a63-b2805bfbf782', 'intake', 'intake', 'fba7fbb5500e643bc2e72130f16652f08463dad2164a1c568ba9092d12e94cc1', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a228c6-89f3-716a-8dac-c1a0879cbe31', 'sender', 'intake', '28a54c3b310b458c9b9101c1243d5a8933d6b109bbe5505923c9a1b4168e6a49', '2026-11-21T10:00:00.000Z', NULL, NULL, '01a228c6-88dd-725f-a847-122b9e2f560c', NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a228c6-89f4-73cb-9f7c-f2a9c9b3f5a9', 'driver-app', 'tracking', '77aa35f8a82a51825bd313222cf1d66d9c5f5e4c3b5946b85eadcbe942cf8572', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a228c6-88d1-7282-a4c2-c63802d14af8', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a228c6-89f5-7fc4-9307-67469f142300', 'cashier-app', 'tracking', '103b5342ca3d9a206f0f726a862a9be721e12ec1b25415b9b249c59b2b67248a', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a228c6-88d3-7b6a-803f-b117ece2eb50', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a228c6-89f6-70e2-ac44-6aae06bc32d5', 'intake', 'intake', '1e440928f37b68a11720d2f0ba24706e7b15fa722c90892c82cd85f463491b5d', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a228c6-89f6-7e84-8778-e5059aa83ff9', 'tracking', 'tracking', '60747109ce9de1ece832410a7370c95674f3b621a72e86ef196d08d016a08dde', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a228c6-89f8-7f53-a7e8-571ddcb86fbd', 'sender', 'intake', '5a08f7f195ede2ebf28a08fdae68a8f6f95f8bc53ce1bffade70af72f149ce1f', '2026-11-21T10:00:00.000Z', NULL, NULL, '01a228c6-89f3-7b9a-8b35-bcd22168bd9b', NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a228c6-89f9-7e91-b6c1-82c9b6d5ba75', 'driver-app', 'tracking', '9c8a8c9bb394d608b5016ce1efcba505f642522027c5c2a15a065cf03600551b', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a228c6-88da-7dd7-be59-4159b0d49df2', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a228c6-89f9-7f57-b58a-87a349057752', 'cashier-app', 'tracking', 'b91ac310c03c54ae347263d736831661b3506099a203d5e6f379845e6fb0ecf0', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a228c6-88db-7465-bf83-1c6033649783', NULL);
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'deira', '01a228c6-88ea-76f7-b0fa-43bffcddd6f8');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'ديره', '01a228c6-88ea-76f7-b0fa-43bffcddd6f8');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'naif', '01a228c6-88ed-7015-bd2e-584d716116da');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'dubaimarina', '01a228c6-8a2f-7382-a5fe-e0381c23ce32');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'محمدعبداللهueenu0041null', '01a228c6-8a2f-7382-a5fe-e0381c23ce32');
INSERT INTO public.areas (id, city, name, name_ar, aliases, sort_code, warehouse_id, place) VALUES ('01a228c6-88ea-76f7-b0fa-43bffcddd6f8', 'Dubai', 'Deira', 'ديرة', '[]', 'DXB · DEIRA', NULL, 0);
INSERT INTO public.areas (id, city, name, name_ar, aliases, sort_code, warehouse_id, place) VALUES ('01a228c6-88ed-7015-bd2e-584d716116da', 'Dubai', 'Naif', '', '[]', 'DXB · NAIF', NULL, 1);
INSERT INTO public.areas (id, city, name, name_ar, aliases, sort_code, warehouse_id, place) VALUES ('01a228c6-8a2f-7382-a5fe-e0381c23ce32', 'Dubai', 'Dubai Marina', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '["مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "]', 'DXB · DUBAI MARINA', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 0);
INSERT INTO public.audit (id, at, actor_kind, actor_id, actor_name, address_hash, call, subject_kind, subject_id, subject_name, before, after) VALUES ('01a228c6-8a00-7632-9a0e-d450231a48fe', '2026-11-21T10:00:00.000Z', 'command', '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'import', 'sender', 'gone', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '{"name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}', NULL);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (1, 'bank', '', '', -50000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (2, 'safe', '', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 30000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (5, 'float', '01a228c6-891d-7a94-a9bb-0c4b59d7ba68', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 10000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (6, 'difference', '01a228c6-891b-7af0-8391-86382b33b0ca', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 500);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (3, 'box', '01a228c6-891e-7015-83ac-99e499542008', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 9500);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (4, 'float', '01a228c6-891b-7af0-8391-86382b33b0ca', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 0);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (9, 'shop', '01a228c6-8957-7eb2-945c-5ea765417c55', '', -10000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (7, 'shop', '01a228c6-8956-7bfa-a76a-5690a0b7a712', '', -8950);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (8, 'opening', '', '', 40000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (13, 'shop', '01a228c6-8a08-73ed-93ed-c4844d62ad29', '', -10000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (10, 'revenue', '', '', -2000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (11, 'vat', '', '', -100);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (12, 'shop', '01a228c6-8a08-7b0e-913e-17eab6d60b50', '', -8950);
INSERT INTO public.business (id, version, legal_name, legal_name_ar, trade_name, trn, licence_number, licence_authority, street, city, phone, email, iban, working_days, holidays, ramadans, logo, logo_name, updated_at, colour, difference_limit_fils, blind_counts, cod_fee_fils, return_fee_fils, due_days, tin, sac, prices_have_vat) VALUES (1, 3, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'توصيل', '', '100384726190003', '1148820', '', '', 'Dubai', '', '', '', '["Monday"]', '[{"date":"2026-12-02","name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}]', '[]', 'iVBORw0KGgo=', '0.png', '2026-11-21T10:00:00.000Z', 'purple', 5000, 1, 500, 1000, 14, '1003847261', '9983.11', 'persons');
INSERT INTO public.cash_counts (no, kind, person, person_name, warehouse_id, at, pieces, expenses, orders, change_fils, expected_fils, counted_fils, reason, actor_kind, actor, actor_name, reversed_at, reversed_by, reversed_why, to_confirm, confirmed_at, confirmed_by, confirmed_note) VALUES (1, 'handIn', '01a228c6-891b-7af0-8391-86382b33b0ca', 'Imran Qureshi', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', '2026-11-21T10:00:00.000Z', '{"5000":1}', '[{"what":"Fuel","fils":100,"photo":"/api/cash/photos/058949aaeb4f74255c1aa711c7fa0fc022c4ffe875ea869c5829a40c7ac9d7b6"}]', 0, 5000, 5000, 5000, '', 'administrator', 'owner', 'Huda', NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.cash_counts (no, kind, person, person_name, warehouse_id, at, pieces, expenses, orders, change_fils, expected_fils, counted_fils, reason, actor_kind, actor, actor_name, reversed_at, reversed_by, reversed_why, to_confirm, confirmed_at, confirmed_by, confirmed_note) VALUES (2, 'close', '01a228c6-891e-7015-83ac-99e499542008', 'Imran Qureshi', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', '2026-11-21T10:00:00.000Z', '{}', '[]', 0, 0, 0, 0, '', 'administrator', 'owner', 'Huda', NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.cash_held (order_seq, driver_id, fils, since) VALUES (3475744358400006, '01a228c6-891b-7af0-8391-86382b33b0ca', 10000, '2026-11-21T10:00:00.000Z');
INSERT INTO public.cashier_payments (id, cashier_id, warehouse_id, month, total_fils, notes, invoice_images, paid_at) VALUES ('01a228c6-88df-7246-bc1e-3597e784a331', '01a228c6-88d3-7b6a-803f-b117ece2eb50', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'November 2026', 450000, 'Salary', '["/pictures/invoice/1.svg"]', '2026-11-21T10:00:00.000Z');
INSERT INTO public.cashier_payments (id, cashier_id, warehouse_id, month, total_fils, notes, invoice_images, paid_at) VALUES ('01a228c6-88e1-76f1-8fef-d11c54557d47', '01a228c6-88d3-7b6a-803f-b117ece2eb50', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'November 2026', 450000, 'Salary', '["/pictures/invoice/1.svg"]', '2026-11-21T10:00:00.000Z');
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
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('01a228c6-88e9-75e1-bfa5-5420211443b6', '01a228c6-88dd-725f-a847-122b9e2f560c', 'Dubai', 'Sharjah', 'normal', 2000, 0);
INSERT INTO public.contact_calls (id, follow_up_id, order_id, at, actor_kind, actor, actor_name, outcome, note, next_at) VALUES ('01a228c6-8a4d-76ae-8394-290310dec874', '01a228c6-8a4b-785a-9b4f-e486b6db8b87', '01a228c6-8a31-7677-8528-dcd2c3629afc', '2026-11-21T10:00:00.000Z', 'operator', 'sara', 'Sara', 'no_answer', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL);
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400007, 'warehouse', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', '2026-11-21T10:00:00.000Z', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '', 'out', NULL, '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400008, 'run', '01a228c6-8997-7bd1-954e-f6b8920479d0', '2026-11-21T10:00:00.000Z', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '', 'out', NULL, '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400009, 'run', '01a228c6-899b-7b9f-aa22-d147102b9bde', '2026-11-21T10:00:00.000Z', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '', 'out', NULL, '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400010, 'run', '01a228c6-899f-7aa0-9cca-27fb7e4edba3', '2026-11-21T10:00:00.000Z', '01a228c6-891b-7c84-a264-d4b773b6197f', NULL, '', 'out', NULL, '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400011, 'run', '01a228c6-89ae-75e3-8279-7849aa7b8070', '2026-11-21T10:00:00.000Z', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '', 'out', NULL, '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400012, 'run', '01a228c6-89ba-7532-84a9-a4ce5b4f2446', '2026-11-21T10:00:00.000Z', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '', 'out', NULL, '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400013, 'run', '01a228c6-89ba-7532-84a9-a4ce5b4f2446', '2026-11-21T10:00:00.000Z', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '', 'out', NULL, '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3360935116800000, 'warehouse', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', '2026-01-01T00:00:00.000Z', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '', 'out', NULL, '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f');
INSERT INTO public.driver_devices (account_id, device_hash, wrong_pins) VALUES ('01a228c6-88d1-7282-a4c2-c63802d14af8', '', 3);
INSERT INTO public.driver_expenses (client_id, driver_id, kind, note, fils, sha256, bytes, photo_at, spent_at, received_at, state, count_no, decided_at, reason) VALUES ('01a228c6-8954-78c0-acd', '01a228c6-891b-7af0-8391-86382b33b0ca', 'parking', '', 2000, '', 0, NULL, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 'open', NULL, NULL, '');
INSERT INTO public.driver_expenses (client_id, driver_id, kind, note, fils, sha256, bytes, photo_at, spent_at, received_at, state, count_no, decided_at, reason) VALUES ('01a228c6-8a3c-7bf6-a17', '01a228c6-8a3a-7775-838f-b904068fdbea', 'parking', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 2000, '', 0, NULL, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 'open', NULL, NULL, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a228c6-89c0-7fac-b433-816aa2e20839', '01a228c6-8982-70c9-83e5-53979b7bcb1c', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'missing', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a228c6-89c3-7878-b2c1-e93c26d245e2', '01a228c6-8987-7d30-9bf2-9aa3243ca9a5', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'call', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a228c6-89c5-7dc6-b3dc-874ee82a3577', '01a228c6-89aa-777d-93df-73213b7a7704', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'call', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a228c6-8a4b-785a-9b4f-e486b6db8b87', '01a228c6-8a31-7677-8528-dcd2c3629afc', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 'call', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.idempotency_keys (owner, key, request_hash, reply, created_at) VALUES ('shop', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'a', '{"message":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}', '2026-11-21T10:00:00.000Z');
INSERT INTO public.import_choices (headers, sender_id, choice, imported_at) VALUES ('a', '01a228c6-88dd-725f-a847-122b9e2f560c', '{"mapping":"","columns":{"title":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "},"set":{},"take":[]}', '2026-11-21T10:00:00.000Z');
INSERT INTO public.imported_files (sha256, kind, times, stored, imported_at, by_name, warehouse_id) VALUES ('a', 'orders', 1, 19, '2026-11-21T10:00:00.000Z', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f');
INSERT INTO public.invoices (no, kind, of_no, statement_no, sender_id, month, issued_on, due_on, net_fils, vat_fils, total_fils, document, sha256, uuid, e_state, e_note) VALUES ('INV-2026-000001', 380, NULL, 1, '01a228c6-8956-7bfa-a76a-5690a0b7a712', '2026-11', '2026-11-21', '2026-12-21', 1000, 50, 1050, '{"no":"INV-2026-000001","kind":380,"issuedOn":"2026-11-21","dueOn":"2026-12-21","from":"2026-11-21","to":"2026-11-21","period":"WKY","seller":{"name":"Wasl Parcel Delivery L.L.C","nameArabic":"وصل لتوصيل الطرود ذ.م.م","trn":"100384726190003","tin":"1003847261","street":"Al Quoz Industrial Area 3, 17B Street","city":"Dubai","phone":"+971 4 320 8841","email":"office@wasl.example","iban":"AE070331234567890123456","licenceNumber":"1148820","licenceAuthority":"Dubai Department of Economy and Tourism","isPerson":false},"buyer":{"name":"Noor Trading","nameArabic":"","trn":"","tin":"","street":"Al Wasl Road","city":"Dubai","phone":"+971 50 771 0932","email":"layla.haddad@mail.example","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"isTaxed":true,"isIncluded":false,"sac":"9965","lines":[{"kind":"extra","what":"Storage","from":"","to":"","quantity":1,"price":1000,"net":1000,"vat":50}],"net":1000,"vat":50,"total":1050,"charges":[{"id":"01a228c6-8960-7b48-81fd-8906bad210fc","kind":"extra","day":"2026-11-21","what":"Storage","fils":1000,"trackingID":"","from":"","to":""}]}', '2ac9e5ff96f9ad93ce16c4abcd0aecc782d4458cba81ab89ee4609678eca2daa', '01a228c6-8972-7bb9-98e1-f30f165b1ce4', 'rejected', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.invoices (no, kind, of_no, statement_no, sender_id, month, issued_on, due_on, net_fils, vat_fils, total_fils, document, sha256, uuid, e_state, e_note) VALUES ('INV-2026-000002', 380, NULL, 2, '01a228c6-8a08-7b0e-913e-17eab6d60b50', '2026-11', '2026-11-21', '2026-12-21', 1000, 50, 1050, '{"no":"INV-2026-000002","kind":380,"issuedOn":"2026-11-21","dueOn":"2026-12-21","from":"2026-11-21","to":"2026-11-21","period":"WKY","seller":{"name":"Wasl Parcel Delivery L.L.C","nameArabic":"وصل لتوصيل الطرود ذ.م.م","trn":"100384726190003","tin":"1003847261","street":"Al Quoz Industrial Area 3, 17B Street","city":"Dubai","phone":"+971 4 320 8841","email":"office@wasl.example","iban":"AE070331234567890123456","licenceNumber":"1148820","licenceAuthority":"Dubai Department of Economy and Tourism","isPerson":false},"buyer":{"name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL ","nameArabic":"","trn":"","tin":"","street":"Al Wasl Road","city":"Dubai","phone":"+971 50 771 0932","email":"layla.haddad@mail.example","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"isTaxed":true,"isIncluded":false,"sac":"9965","lines":[{"kind":"extra","what":"Storage","from":"","to":"","quantity":1,"price":1000,"net":1000,"vat":50}],"net":1000,"vat":50,"total":1050,"charges":[{"id":"01a228c6-8a0f-7c38-b298-1544a5994374","kind":"extra","day":"2026-11-21","what":"Storage","fils":1000,"trackingID":"","from":"","to":""}]}', '98636227094379880fa17b1c7a072bff7520a7f8d38fc8b3e9c8be3c9bbdb677', '01a228c6-8a1c-798b-9958-59cbe9d0c254', 'rejected', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.invoices (no, kind, of_no, statement_no, sender_id, month, issued_on, due_on, net_fils, vat_fils, total_fils, document, sha256, uuid, e_state, e_note) VALUES ('CN-2026-000001', 381, 'INV-2026-000001', NULL, '01a228c6-8956-7bfa-a76a-5690a0b7a712', '2026-11', '2026-11-21', '2026-12-21', 0, 0, 0, '{"no":"INV-2026-000001","kind":380,"issuedOn":"2026-11-21","dueOn":"2026-12-21","from":"2026-11-21","to":"2026-11-21","period":"WKY","seller":{"name":"Wasl Parcel Delivery L.L.C","nameArabic":"وصل لتوصيل الطرود ذ.م.م","trn":"100384726190003","tin":"1003847261","street":"Al Quoz Industrial Area 3, 17B Street","city":"Dubai","phone":"+971 4 320 8841","email":"office@wasl.example","iban":"AE070331234567890123456","licenceNumber":"1148820","licenceAuthority":"Dubai Department of Economy and Tourism","isPerson":false},"buyer":{"name":"Noor Trading","nameArabic":"","trn":"","tin":"","street":"Al Wasl Road","city":"Dubai","phone":"+971 50 771 0932","email":"layla.haddad@mail.example","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"isTaxed":true,"isIncluded":false,"sac":"9965","lines":[{"kind":"extra","what":"Storage","from":"","to":"","quantity":1,"price":1000,"net":1000,"vat":50}],"net":1000,"vat":50,"total":1050,"charges":[{"id":"01a228c6-8960-7b48-81fd-8906bad210fc","kind":"extra","day":"2026-11-21","what":"Storage","fils":1000,"trackingID":"","from":"","to":""}]}', '2ac9e5ff96f9ad93ce16c4abcd0aecc782d4458cba81ab89ee4609678eca2daa', '01a228c6-8972-7bb9-98e1-f30f165b1ce4', 'rejected', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-schema', '2026-11-29T19:27:09.276Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-hub', '2026-11-29T19:27:09.381Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-landed-hub', '2026-11-29T19:27:09.395Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-visit-acts', '2026-11-29T19:27:09.404Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-station-names', '2026-11-29T19:27:09.406Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-trade-reports', '2026-11-29T19:27:09.410Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-cash-to-collect', '2026-11-29T19:27:09.413Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-guest-parcels', '2026-11-29T19:27:09.417Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-import-choices', '2026-11-29T19:27:09.419Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-driver-expenses', '2026-11-29T19:27:09.424Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-brand-colour', '2026-11-29T19:27:09.425Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-causes', '2026-11-29T19:27:09.435Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-ledger-kinds', '2026-11-29T19:27:09.440Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-collected', '2026-11-29T19:27:09.444Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-late-money', '2026-11-29T19:27:09.450Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-cash-control', '2026-11-29T19:27:09.454Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-statements', '2026-11-29T19:27:09.474Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.late_money (act_id, state, decided_at) VALUES ('01a228c6-8a45-76f8-bd3c-020a982ecc64', 'never', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_failures (id, account, source, failed_at) VALUES ('01a228c6-89fc-729c-8570-c419b2354c60', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '10.1.0.1', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_failures (id, account, source, failed_at) VALUES ('01a228c6-89ff-7dc5-a434-2c414517e3af', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '::ffff:10.1.0.2', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_sources (account, source, signed_in_at) VALUES ('owner@tawseel.example', '10.1.0.1', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_sources (account, source, signed_in_at) VALUES ('owner@tawseel.example', '::ffff:10.1.0.2', '2026-11-21T10:00:00.000Z');
INSERT INTO public.meta (key, value) VALUES ('tracking_key', 'Iem7JmsSd/NqHmWtx6kkkRUHSNtMsSVkGr4PPU73sA4=');
INSERT INTO public.meta (key, value) VALUES ('time_zone', 'Asia/Dubai');
INSERT INTO public.number_series (name, last) VALUES ('actors', 1);
INSERT INTO public.number_series (name, last) VALUES ('cash_counts', 2);
INSERT INTO public.number_series (name, last) VALUES ('balances', 13);
INSERT INTO public.number_series (name, last) VALUES ('statements', 2);
INSERT INTO public.number_series (name, last) VALUES ('INV-2026', 2);
INSERT INTO public.number_series (name, last) VALUES ('postings', 14);
INSERT INTO public.number_series (name, last) VALUES ('stations', 3);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a1fd8b-7ea0-7d07-a0bd-a7c793c55bf4', '01a228c6-8909-74e4-89a6-1c7d150042dc', 'created', '', '2026-11-21T09:59:00.000Z', 'status', 'key', 'scanner', 'Scanner', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a1fd8c-6900-7be3-9108-6c026bfb90c9', '01a228c6-8909-74e4-89a6-1c7d150042dc', 'accepted', '', '2026-11-21T10:00:00.000Z', 'status', 'key', 'scanner', 'Scanner', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a1fd8c-6900-722c-bda2-0f2e36175ca5', '01a228c6-8920-7e22-99ce-5d361fc2c1e6', 'delivered', '', '2026-11-21T10:00:00.000Z', 'status', 'driver', '01a228c6-891b-7af0-8391-86382b33b0ca', 'Imran Qureshi', NULL, NULL, NULL, NULL, '01a228c6-8934-7f70-a936-4709d51a581c', NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a228c6-8a84-7e32-b7a7-6c056530488b', '01a228c6-8a31-7677-8528-dcd2c3629afc', 'created', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'corrected', 'operator', 'omar', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '[{"field":"orderDetails","before":"","after":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}]', NULL, NULL, '01a228c6-8a45-76f8-bd3c-020a982ecc64', NULL);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('day', '2026-11-21', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'normal', 14, 39200, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('hour', '2026-11-21T14', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'normal', 14, 39200, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('month', '2026-11', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'normal', 14, 39200, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('all', '', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'normal', 15, 42000, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('day', '2026-01-01', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'normal', 1, 2800, 0, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('hour', '2026-01-01T04', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'normal', 1, 2800, 0, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('month', '2026-01', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'normal', 1, 2800, 0, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('all', '', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('day', '2026-11-21', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('hour', '2026-11-21T14', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('month', '2026-11', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400000, '01a228c6-88f2-7831-88dc-8474213d2a18', 'TWS-3KD9-3H75', '', 'normal', 'created', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', '01a228c6-88dd-725f-a847-122b9e2f560c', 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400001, '01a228c6-88f9-77c4-9fd1-16c5a1832ddc', 'TWS-VCYP-TPED', '', 'normal', 'created', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400002, '01a228c6-88fc-75b2-9a6b-d33d17175b54', 'TWS-EXCQ-6PQE', '', 'normal', 'created', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400003, '01a228c6-88ff-7f62-8be8-aa8733782cc5', 'TWS-7UQ6-VCPX', '', 'normal', 'delivered', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400004, '01a228c6-8903-75ad-b279-517791d86b2e', 'TWS-DCMA-W7UP', '', 'normal', 'delivered', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400005, '01a228c6-8909-74e4-89a6-1c7d150042dc', 'TWS-P72C-YV6U', '', 'normal', 'accepted', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400006, '01a228c6-8920-7e22-99ce-5d361fc2c1e6', 'TWS-38K5-98NC', '', 'normal', 'delivered', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 10000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400007, '01a228c6-8982-70c9-83e5-53979b7bcb1c', 'TWS-P4HQ-PPRX', '', 'normal', 'warehouse', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400008, '01a228c6-8987-7d30-9bf2-9aa3243ca9a5', 'TWS-7GCQ-UEUC', '', 'normal', 'warehouse', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400009, '01a228c6-898d-7f52-92de-f4c73607d81c', 'TWS-EA8E-YEUP', '', 'normal', 'warehouse', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400010, '01a228c6-8991-70b4-9024-52a19c380a6c', 'TWS-F65M-58DX', '', 'normal', 'warehouse', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400011, '01a228c6-89aa-777d-93df-73213b7a7704', 'TWS-KRF6-T2Q2', '', 'normal', 'warehouse', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400012, '01a228c6-89b1-708e-9abc-f70d1488288d', 'TWS-2VG5-89G3', '', 'normal', 'assignedtodriver', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400013, '01a228c6-89b6-75c7-a905-6cd0cfd25db7', 'TWS-PEDD-P4EM', '', 'normal', 'assignedtodriver', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3360935116800000, '01a228c6-89c9-7008-8bf8-f3e1bfcb6add', 'TWS-QEBT-BGMJ', '', 'normal', 'warehouse', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-01-01T00:00:00.000Z', '+971521186640', '+971507710932', '2026-01-01T00:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400014, '01a228c6-8a31-7677-8528-dcd2c3629afc', 'TWS-UJ3T-MBQG', '', 'normal', 'created', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', '01a228c6-8a07-7f11-b4c5-95841c4edf25', 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 100000000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', 'محمد عبد الله 👨👩👧 u e e ’ " \ \n \u0041 	 
     {,} null ', '', NULL, NULL);
INSERT INTO public.packing_charges (id, price_fils, starting) VALUES ('016f5e66-e800-77c6-a059-c91d86331d06', 750, 0);
INSERT INTO public.parcel_codes (code, order_id, job_id, made_at, bound_at) VALUES ('JX-4471-0093', '01a228c6-88f2-7831-88dc-8474213d2a18', NULL, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.parcel_codes (code, order_id, job_id, made_at, bound_at) VALUES ('مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '01a228c6-8a31-7677-8528-dcd2c3629afc', '01a228c6-8a4e-741b-94f8-23244a3da2bb', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickup_visits (pickup_id, run_id, state, added_at, client_id, reason, note, received_by, ended_at) VALUES ('01a228c6-89db-75ba-819c-72ca4509ec79', '01a228c6-89dd-7443-ace8-1032d357047d', 'pending', '2026-11-21T10:00:00.000Z', NULL, '', '', '', NULL);
INSERT INTO public.pickup_visits (pickup_id, run_id, state, added_at, client_id, reason, note, received_by, ended_at) VALUES ('01a228c6-8a38-75ec-b729-cf47c91dc403', '01a228c6-8a3d-7779-9f32-228e78dbed31', 'failed', '2026-11-21T10:00:00.000Z', '01a228c6-8a43-7576-8dd9-41f03623cc02', 'nothing_to_collect', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a228c6-89d5-7ca8-aebf-5ce10a8d5e9e', 'PCK-55a81d916f93', '01a228c6-88dd-725f-a847-122b9e2f560c', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a228c6-89d7-7f21-a5ca-97652593a6a7', 'PCK-fba602bac586', '01a228c6-88dd-725f-a847-122b9e2f560c', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a228c6-89d9-74fd-9e06-b9ffd4fba024', 'PCK-bd79ce603536', '01a228c6-88dd-725f-a847-122b9e2f560c', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '135', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a228c6-89db-75ba-819c-72ca4509ec79', 'PCK-bac9303b8d6b', '01a228c6-88dd-725f-a847-122b9e2f560c', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, NULL, NULL, '09:00', '13:00', 40, 'planned', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a228c6-8a36-7ea2-8fa8-8c693849d8fd', 'PCK-8f2c47657d70', '01a228c6-8a07-7f11-b4c5-95841c4edf25', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '135', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a228c6-8a38-75ec-b729-cf47c91dc403', 'PCK-8f2c47657d70', '01a228c6-8a07-7f11-b4c5-95841c4edf25', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, '01a228c6-8a36-7ea2-8fa8-8c693849d8fd', '2026-11-23', '09:00', '13:00', 40, 'failed', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (1, '2026-11-21T10:00:00.000Z', 'move', 1, 2, 50000, NULL, NULL, NULL, 'DIB 1', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (2, '2026-11-21T10:00:00.000Z', 'move', 2, 3, 20000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (3, '2026-11-21T10:00:00.000Z', 'change', 3, 4, 5000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (4, '2026-11-21T10:00:00.000Z', 'change', 3, 5, 10000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (5, '2026-11-21T10:00:00.000Z', 'difference', 3, 6, 500, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (6, '2026-11-21T10:00:00.000Z', 'change', 4, 3, 5000, NULL, 1, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (7, '2026-11-21T10:00:00.000Z', 'opening', 7, 8, 10000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (8, '2026-11-21T10:00:00.000Z', 'opening', 9, 8, 10000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (9, '2026-11-21T10:00:00.000Z', 'charges', 10, 7, 1000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (10, '2026-11-21T10:00:00.000Z', 'vat', 11, 7, 50, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (11, '2026-11-21T10:00:00.000Z', 'opening', 12, 8, 10000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (12, '2026-11-21T10:00:00.000Z', 'opening', 13, 8, 10000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (13, '2026-11-21T10:00:00.000Z', 'charges', 10, 12, 1000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (14, '2026-11-21T10:00:00.000Z', 'vat', 11, 12, 50, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.print_jobs (id, run_id, what, size, copies, reason, at, actor_kind, actor, actor_name) VALUES ('01a228c6-8a4e-741b-94f8-23244a3da2bb', NULL, 'label', '4x6', 2, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'key', 'shop', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.prints (job_id, place, order_id, cash_fils, address) VALUES ('01a228c6-8a4e-741b-94f8-23244a3da2bb', 0, '01a228c6-8a31-7677-8528-dcd2c3629afc', 25000, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.promises (order_id, day, from_time, to_time, note, made_at, made_by, leave_with, ended_at, end_cause_id) VALUES ('01a228c6-8a31-7677-8528-dcd2c3629afc', '2026-11-26', '17:00', '21:00', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'guard', '2026-11-21T10:00:00.000Z', '01a228c6-8a45-76f8-bd3c-020a982ecc64');
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a228c6-89d0-781a-b618-fbaabb0e2b1d', '01a228c6-89c8-7977-8846-d7c22e48c471', '01a228c6-89b6-75c7-a905-6cd0cfd25db7', '01a228c6-89a6-7f68-ad07-83f5db60a879', 'photo', '0d396aeae5cf0b88e422258c7830c7ab20904532923bd9a1b26f315403cd6cfc', 26, '', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL);
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a228c6-89d3-7a0f-8beb-707fd637fd28', '01a228c6-89c8-7977-8846-d7c22e48c471', '01a228c6-89b6-75c7-a905-6cd0cfd25db7', '01a228c6-89a6-7f68-ad07-83f5db60a879', 'photo', '72a07611fed3c8e5303f4f5881e1cb13cb36d89ecba33065a376430bd5aac0ad', 12, 'image/jpeg', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL);
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a228c6-89d4-7d59-9c07-bfe2e01db7fd', '01a228c6-89c8-7977-8846-d7c22e48c471', '01a228c6-89b6-75c7-a905-6cd0cfd25db7', '01a228c6-89a6-7f68-ad07-83f5db60a879', 'photo', '04b3682c2174c6b61fb8c35d3cb5cfa2114766f8d39b7c4dd0d4260127267637', 16, 'image/jpeg', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL);
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a228c6-8a48-7196-881e-3380c9ad4241', '01a228c6-8a45-76f8-bd3c-020a982ecc64', '01a228c6-8a31-7677-8528-dcd2c3629afc', '01a228c6-8a3a-7775-838f-b904068fdbea', 'photo', 'b21b9d9685877b59b51f597f57c01b9b94f819356dffcc345402943b4c02bbc8', 117, 'image/jpeg', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL);
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a228c6-88ef-70c2-af10-76ea694db9e1', 'Noura Al Ketbi', 'noura@mail.example', 'Where is my parcel?', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a228c6-88f0-7c52-9133-ae5bd99cdabc', 'Noura Al Ketbi', 'noura@mail.example', 'Casino bonus', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a228c6-88f0-734d-bb31-6b286974fb42', 'Noura Al Ketbi', 'noura@mail.example', 'Casino bonus, again', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a228c6-8a2d-7d16-8455-5c67c99535f6', 'Noura Al Ketbi', 'noura@mail.example', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
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
INSERT INTO public.recovery_codes (code_hash, account_id) VALUES ('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb', '01a228c6-89fb-7b52-8bb1-2abbb309bda7');
INSERT INTO public.reset_links (token_hash, account_id, created_at, expires_at) VALUES ('d9ef4334ec1e720d52182936117c00ed352c044d0f8d46cd845298cbc1869b72', '01a228c6-88cc-7708-9c3b-d6f24d8a0a90', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z');
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a228c6-8925-77bc-bab0-95f64d919dda', '01a228c6-8923-796f-bfce-0abdd4df948a', 'delivery', '01a228c6-8920-7e22-99ce-5d361fc2c1e6', NULL, 'done', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a228c6-8998-7165-9dea-fa8343e2c055', '01a228c6-8997-7bd1-954e-f6b8920479d0', 'linehaul', '01a228c6-8987-7d30-9bf2-9aa3243ca9a5', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a228c6-899c-7685-bbc6-39e379bc5478', '01a228c6-899b-7b9f-aa22-d147102b9bde', 'linehaul', '01a228c6-898d-7f52-92de-f4c73607d81c', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a228c6-89a0-7d47-96c4-bf26ee9172f6', '01a228c6-899f-7aa0-9cca-27fb7e4edba3', 'linehaul', '01a228c6-8991-70b4-9024-52a19c380a6c', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a228c6-89af-7d7a-ba9c-24bbc1d8cabf', '01a228c6-89ae-75e3-8279-7849aa7b8070', 'delivery', '01a228c6-89aa-777d-93df-73213b7a7704', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a228c6-89bb-735b-a62d-038ebc741905', '01a228c6-89ba-7532-84a9-a4ce5b4f2446', 'delivery', '01a228c6-89b1-708e-9abc-f70d1488288d', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a228c6-89be-7d3d-8bf9-fc8537b7a0b1', '01a228c6-89ba-7532-84a9-a4ce5b4f2446', 'delivery', '01a228c6-89b6-75c7-a905-6cd0cfd25db7', NULL, 'pending', 2, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a228c6-8a3d-7b95-adf8-7f6910c4c286', '01a228c6-8a3d-7779-9f32-228e78dbed31', 'delivery', '01a228c6-8a31-7677-8528-dcd2c3629afc', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a228c6-8923-796f-bfce-0abdd4df948a', 13, 'RUN-01a228c6-8923-796f-bfce-0abdd4df948a', 'delivery', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '01a228c6-891b-7af0-8391-86382b33b0ca', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a228c6-8996-7d3a-8deb-7dec40cc77b6', 14, 'RUN-01a228c6-8996-7d3a-8deb-7dec40cc77b6', 'linehaul', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', '01a228c6-891b-7c84-a264-d4b773b6197f', NULL, '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a228c6-8997-7bd1-954e-f6b8920479d0', 15, 'RUN-01a228c6-8997-7bd1-954e-f6b8920479d0', 'linehaul', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', '01a228c6-891b-7c84-a264-d4b773b6197f', NULL, '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a228c6-899b-7b9f-aa22-d147102b9bde', 16, 'RUN-01a228c6-899b-7b9f-aa22-d147102b9bde', 'linehaul', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', '01a228c6-891b-7c84-a264-d4b773b6197f', NULL, '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a228c6-899f-7aa0-9cca-27fb7e4edba3', 17, 'RUN-01a228c6-899f-7aa0-9cca-27fb7e4edba3', 'linehaul', '01a228c6-891b-7c84-a264-d4b773b6197f', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a228c6-89ae-75e3-8279-7849aa7b8070', 18, 'RUN-01a228c6-89ae-75e3-8279-7849aa7b8070', 'delivery', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '01a228c6-89a6-7f68-ad07-83f5db60a879', '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a228c6-89ba-7532-84a9-a4ce5b4f2446', 19, 'RUN-01a228c6-89ba-7532-84a9-a4ce5b4f2446', 'delivery', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '01a228c6-89a6-7f68-ad07-83f5db60a879', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a228c6-89dd-7443-ace8-1032d357047d', 23, 'RUN-01a228c6-89dd-7443-ace8-1032d357047d', 'pickup', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', NULL, '01a228c6-89a6-7f68-ad07-83f5db60a879', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a228c6-8a3d-7779-9f32-228e78dbed31', 24, 'RUN-01a228c6-8a3d-7779-9f32-228e78dbed31', 'delivery', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', NULL, '01a228c6-8a3a-7775-838f-b904068fdbea', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358402037, '01a228c6-8930-7d46-a90', 3475744358400006, 'sent', 1, 13, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358402038, '01a228c6-899a-75e1-8c8', 3475744358400008, 'sent', 1, 15, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358402039, '01a228c6-899e-7b2e-a39', 3475744358400009, 'sent', 1, 16, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358402040, '01a228c6-89a5-77bc-8c2', 3475744358400010, 'sent', 2, 17, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358402041, '01a228c6-89b0-725b-ba0', 3475744358400011, 'sent', 1, 18, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358402042, '01a228c6-89bc-78d9-b85', 3475744358400012, 'sent', 1, 19, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358402043, '01a228c6-89bf-7a85-892', 3475744358400013, 'sent', 1, 19, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358402044, '01a228c6-89cd-76b6-958', 3360935116800000, 'received', 1, NULL, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358402045, '01a228c6-8a41-7c4c-89f', 3475744358400014, 'sent', 3, 24, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.second_factors (account_id, secret, confirmed_at, last_step) VALUES ('01a228c6-89eb-7951-b883-f013c93c633c', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', NULL, 0);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a228c6-8966-7c5c-9773-db1a8affa685', NULL, 'extra', '01a228c6-8957-7eb2-945c-5ea765417c55', '2026-11-21', 1000, 'Storage', NULL, NULL, NULL);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a228c6-8a13-75da-882e-f30308e7d737', NULL, 'extra', '01a228c6-8a08-73ed-93ed-c4844d62ad29', '2026-11-21', 1000, 'Storage', NULL, NULL, NULL);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a228c6-8a0f-7c38-b298-1544a5994374', NULL, 'extra', '01a228c6-8a08-7b0e-913e-17eab6d60b50', '2026-11-21', 1000, 'Storage', 2, 'INV-2026-000002', NULL);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a228c6-8960-7b48-81fd-8906bad210fc', NULL, 'extra', '01a228c6-8956-7bfa-a76a-5690a0b7a712', '2026-11-21', 1000, 'Storage', 1, 'INV-2026-000001', 'CN-2026-000001');
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a228c6-88dd-725f-a847-122b9e2f560c', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a228c6-88de-7036-a1ef-8d44c4e46427', 'User', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a228c6-88df-75aa-aa1d-1ef317e7369d', 'User', 'Layla Haddad', 'left@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a228c6-8956-7bfa-a76a-5690a0b7a712', 'Company', 'Noor Trading', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a228c6-8957-7eb2-945c-5ea765417c55', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a228c6-89f3-7b9a-8b35-bcd22168bd9b', 'User', 'Layla Haddad', 'another@mail.example', '', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a228c6-8a07-7f11-b4c5-95841c4edf25', 'User', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', '', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a228c6-8a08-7b0e-913e-17eab6d60b50', 'Company', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a228c6-8a08-73ed-93ed-c4844d62ad29', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('a7ab92e24b8b0ff96eed2dc7d7a8cd3e0df4a1913b699ef473130de4b1bc4dbf', '01a228c6-89ee-7516-8068-0b18ee430550', '01a228c6-89eb-7951-b883-f013c93c633c', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-21T10:00:00.000Z', '', '', NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('5e5a4db604015ec06d3bc0e88f51338768bf7771cc26cea399f518aba07a9c6c', '01a228c6-8b1e-772c-b1e2-d13c0bc50a9e', '01a228c6-89eb-7951-b883-f013c93c633c', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-21T10:00:00.000Z', '', '', NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('578fed34a1aeecaa512f9d0004b093aa90fc77b95131cf7bd93a681057718f75', '01a228c6-89fc-77c8-81f5-6e4d4f57afd3', '01a228c6-89fb-7b52-8bb1-2abbb309bda7', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', NULL, '', '', NULL, NULL);
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a228c6-8956-7bfa-a76a-5690a0b7a712', '2026-11-01', 'week', 1, NULL, NULL, NULL, '');
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a228c6-8957-7eb2-945c-5ea765417c55', '2026-11-01', 'week', 1, NULL, NULL, NULL, '');
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a228c6-8a08-73ed-93ed-c4844d62ad29', '2026-11-01', 'week', 1, NULL, NULL, NULL, '');
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a228c6-8a08-7b0e-913e-17eab6d60b50', '2026-11-01', 'week', 1, 250, NULL, NULL, '1003847261');
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7c7a-ad5d-8717af98606a', 'Small', 8000, 0, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7572-9584-26751639d2a9', 'Medium', 30000, 400, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-70ad-a848-8abaf8f1a756', 'Large', 90000, 1000, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7e4a-9842-7c15e5822a6d', 'Extra Large', NULL, 2000, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('01a228c6-8a2e-7cec-b54e-6ae6704c04f3', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 9000.5, 300, 0);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-88cc-7708-9c3b-d6f24d8a0a90', 'supervisor', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'supervisor-cb083f@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-88cf-7307-a3ab-afeffe999ad7', 'operator', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'operator-cb083f@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-88d1-7282-a4c2-c63802d14af8', 'driver', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'driver-cb083f@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-88d3-7b6a-803f-b117ece2eb50', 'cashier', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'cashier-cb083f@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-88d5-73c2-aafc-3e72cddbdbb2', 'supervisor', '01a228c6-88d5-737e-b0f1-bff6040ebb9c', 'Imran', 'Qureshi', 'supervisor-0ebb9c@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-88d7-78ca-a564-64dfe1184b4b', 'operator', '01a228c6-88d5-737e-b0f1-bff6040ebb9c', 'Imran', 'Qureshi', 'operator-0ebb9c@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-88da-7dd7-be59-4159b0d49df2', 'driver', '01a228c6-88d5-737e-b0f1-bff6040ebb9c', 'Imran', 'Qureshi', 'driver-0ebb9c@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-88db-7465-bf83-1c6033649783', 'cashier', '01a228c6-88d5-737e-b0f1-bff6040ebb9c', 'Imran', 'Qureshi', 'cashier-0ebb9c@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-891b-7af0-8391-86382b33b0ca', 'driver', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-891d-7a94-a9bb-0c4b59d7ba68', 'driver', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-891e-7015-83ac-99e499542008', 'cashier', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-89a6-7f68-ad07-83f5db60a879', 'driver', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Bilal', 'Qureshi', 'Bilal@hub.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-89a8-7d70-92ba-a83b51d30105', 'driver', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Yusuf', 'Qureshi', 'Yusuf@hub.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-89e3-777b-8733-ca511fa48e0c', 'supervisor', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'supervisor@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-89e5-7046-b8a5-396820ca9b84', 'operator', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'operator@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-89e6-78b8-815f-6eed6360364d', 'driver', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'driver@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-89e8-7280-b51b-582f931f9362', 'cashier', '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Imran', 'Qureshi', 'cashier@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a228c6-8a3a-7775-838f-b904068fdbea', 'driver', '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.statements (no, sender_id, at, through, first_seq, last_seq, orders, opening_fils, cash_fils, charges_fils, vat_fils, other_fils, closing_fils, payable_fils, unpaid_fils, iban, sender_name, paid_seq, paid_on, actor_kind, actor, actor_name) VALUES (1, '01a228c6-8956-7bfa-a76a-5690a0b7a712', '2026-11-21T10:00:00.000Z', '2026-11-21', 1, 10, 0, 0, 0, 1000, 50, 10000, 8950, 8950, 0, '', 'Noor Trading', NULL, '2026-11-21', 'administrator', 'owner', 'Huda');
INSERT INTO public.statements (no, sender_id, at, through, first_seq, last_seq, orders, opening_fils, cash_fils, charges_fils, vat_fils, other_fils, closing_fils, payable_fils, unpaid_fils, iban, sender_name, paid_seq, paid_on, actor_kind, actor, actor_name) VALUES (2, '01a228c6-8a08-7b0e-913e-17eab6d60b50', '2026-11-21T10:00:00.000Z', '2026-11-21', 1, 14, 0, 0, 0, 1000, 50, 10000, 8950, 8950, 0, '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL, '2026-11-21', 'administrator', 'owner', 'Huda');
INSERT INTO public.stations (no, warehouse_id, device, name) VALUES (1, '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'desk-0001', 'Dock 1');
INSERT INTO public.stations (no, warehouse_id, device, name) VALUES (2, '01a228c6-891b-7c84-a264-d4b773b6197f', 'desk-0001', 'Dock 1');
INSERT INTO public.stations (no, warehouse_id, device, name) VALUES (3, '01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 'desk-0001', 'Dock 1');
INSERT INTO public.stock_counts (id, no, warehouse_id, sort_code, begun_at, begun_by, begun_actor, ended_at, ended_by, expected, found, missing, surplus) VALUES ('01a228c6-89c6-7991-83de-61b2bd55e837', 20, '01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', '', '2026-11-21T10:00:00.000Z', 'Sara', 'sara', '2026-11-21T10:00:00.000Z', 'Sara', 0, 0, 0, 0);
INSERT INTO public.stock_counts (id, no, warehouse_id, sort_code, begun_at, begun_by, begun_actor, ended_at, ended_by, expected, found, missing, surplus) VALUES ('01a228c6-89ce-7072-822c-b29871f1185a', 21, '01a228c6-891b-7c84-a264-d4b773b6197f', '', '2026-11-21T10:00:00.000Z', 'Sara', 'sara', NULL, NULL, 0, 0, 0, 0);
INSERT INTO public.stock_counts (id, no, warehouse_id, sort_code, begun_at, begun_by, begun_actor, ended_at, ended_by, expected, found, missing, surplus) VALUES ('01a228c6-89cf-7ba1-a490-97c6fa16cf01', 22, '01a228c6-89cf-75ba-b0b7-760b38b0ca93', '', '2026-11-21T10:00:00.000Z', 'Sara', 'sara', NULL, NULL, 0, 0, 0, 0);
INSERT INTO public.stop_acts (id, client_id, stop_id, run_id, order_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, code_right, lat_e6, lng_e6, accuracy_m, result, why) VALUES ('01a228c6-8934-7f70-a936-4709d51a581c', '01a228c6-8934-7323-a7c', '01a228c6-8925-77bc-bab0-95f64d919dda', '01a228c6-8923-796f-bfce-0abdd4df948a', '01a228c6-8920-7e22-99ce-5d361fc2c1e6', 'delivered', '', '', '', '', 10000, 0, '', NULL, 'driver', '01a228c6-891b-7af0-8391-86382b33b0ca', 'Imran Qureshi', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, 'accepted', '');
INSERT INTO public.stop_acts (id, client_id, stop_id, run_id, order_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, code_right, lat_e6, lng_e6, accuracy_m, result, why) VALUES ('01a228c6-89c8-7977-8846-d7c22e48c471', '01a228c6-89c8-73be-910', '01a228c6-89be-7d3d-8bf9-fc8537b7a0b1', '01a228c6-89ba-7532-84a9-a4ce5b4f2446', '01a228c6-89b6-75c7-a905-6cd0cfd25db7', 'called', '', '', '', '', 0, 0, '', NULL, 'driver', '01a228c6-89a6-7f68-ad07-83f5db60a879', 'Imran Qureshi', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, 'accepted', '');
INSERT INTO public.stop_acts (id, client_id, stop_id, run_id, order_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, code_right, lat_e6, lng_e6, accuracy_m, result, why) VALUES ('01a228c6-8a45-76f8-bd3c-020a982ecc64', '01a228c6-8a45-7777-abb', '01a228c6-8a3d-7b95-adf8-7f6910c4c286', '01a228c6-8a3d-7779-9f32-228e78dbed31', '01a228c6-8a31-7677-8528-dcd2c3629afc', 'called', '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', 0, 0, '', NULL, 'driver', '01a228c6-8a3a-7775-838f-b904068fdbea', 'Imran Qureshi', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, 'accepted', '');
INSERT INTO public.visit_acts (client_id, pickup_id, run_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, result, why) VALUES ('01a228c6-8a43-71ad-b135-90b7c84a5076', '01a228c6-8a38-75ec-b729-cf47c91dc403', '01a228c6-8a3d-7779-9f32-228e78dbed31', 'not_collected', 'nothing_to_collect', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', 0, 0, '', NULL, 'driver', '01a228c6-8a3a-7775-838f-b904068fdbea', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', 'accepted', '');
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a228c6-88ca-7dbf-b8e7-d5e9f3cb083f', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-5d3dbd@tawseel.example', '+971 4 338 1200', 'DXB-9ef2df', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a228c6-88cc-75a7-a27f-33c977e5f354', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-627596@tawseel.example', '+971 4 338 1200', 'DXB-5a0261', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a228c6-88d5-737e-b0f1-bff6040ebb9c', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-a65ccd@tawseel.example', '+971 4 338 1200', 'DXB-f1c1ec', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a228c6-891b-7c84-a264-d4b773b6197f', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-234ea8@tawseel.example', '+971 4 338 1200', 'DXB-b60d70', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a228c6-89cf-75ba-b0b7-760b38b0ca93', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-b8c099@tawseel.example', '+971 4 338 1200', 'DXB-da5e70', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a228c6-8a2e-79ef-987d-90a3db3aa2cb', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-efb601@tawseel.example', '+971 4 338 1200', 'DXB-8c1672', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-70d0-b8cc-157f569a2d16', 0, 1000, 0, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7d9e-bfdd-322f5546c510', 1000, 3000, 200, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-71db-899d-16fc1e8409d5', 3000, 5000, 400, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-762d-82f2-297eaf25c51b', 5000, 10000, 900, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-77bc-a431-f69a64fcfc7c', 10000, 15000, 1500, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7307-bb70-eb2c195e81fb', 15000, 20000, 2200, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-706b-a3be-66697fb68d81', 20000, 25000, 3000, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7d66-bdea-140c6d3e114e', 25000, 30000, 4000, 0);
INSERT INTO public.zone_rates (id, company_id, from_city, from_zone, from_areas, to_city, to_zone, to_areas, mode, rate_fils) VALUES ('01a228c6-88e7-7283-a557-2743418a4be9', '', 'Dubai', 'Zone 1', '["Deira"]', 'Sharjah', 'Zone 2', '[]', 'normal', 1500);
INSERT INTO public.zone_rates (id, company_id, from_city, from_zone, from_areas, to_city, to_zone, to_areas, mode, rate_fils) VALUES ('01a228c6-88e8-7cbc-8d00-0937aad3640a', '01a228c6-88dd-725f-a847-122b9e2f560c', 'Dubai', 'Zone 1', '["Deira"]', 'Sharjah', 'Zone 2', '[]', 'normal', 1500);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.actors
    ADD CONSTRAINT actors_pkey PRIMARY KEY (no);
ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.area_names
    ADD CONSTRAINT area_names_pkey PRIMARY KEY (city, key);
ALTER TABLE ONLY public.areas
    ADD CONSTRAINT areas_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.balances
    ADD CONSTRAINT balances_pkey PRIMARY KEY (no);
ALTER TABLE ONLY public.business
    ADD CONSTRAINT business_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cash_counts
    ADD CONSTRAINT cash_counts_pkey PRIMARY KEY (no);
ALTER TABLE ONLY public.cash_held
    ADD CONSTRAINT cash_held_pkey PRIMARY KEY (order_seq);
ALTER TABLE ONLY public.cashier_payments
    ADD CONSTRAINT cashier_payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.city_rates
    ADD CONSTRAINT city_rates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_calls
    ADD CONSTRAINT contact_calls_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.custody
    ADD CONSTRAINT custody_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.driver_devices
    ADD CONSTRAINT driver_devices_pkey PRIMARY KEY (account_id, device_hash);
ALTER TABLE ONLY public.driver_expenses
    ADD CONSTRAINT driver_expenses_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.follow_ups
    ADD CONSTRAINT follow_ups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (owner, key);
ALTER TABLE ONLY public.import_choices
    ADD CONSTRAINT import_choices_pkey PRIMARY KEY (headers, sender_id);
ALTER TABLE ONLY public.imported_files
    ADD CONSTRAINT imported_files_pkey PRIMARY KEY (sha256, kind, times);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (no);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.late_money
    ADD CONSTRAINT late_money_pkey PRIMARY KEY (act_id);
ALTER TABLE ONLY public.login_failures
    ADD CONSTRAINT login_failures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.login_sources
    ADD CONSTRAINT login_sources_pkey PRIMARY KEY (account, source);
ALTER TABLE ONLY public.meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.number_series
    ADD CONSTRAINT number_series_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_totals
    ADD CONSTRAINT order_totals_pkey PRIMARY KEY (grain, start, warehouse_id, delivery_type);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.packing_charges
    ADD CONSTRAINT packing_charges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.parcel_codes
    ADD CONSTRAINT parcel_codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.pickup_visits
    ADD CONSTRAINT pickup_visits_pkey PRIMARY KEY (pickup_id);
ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.postings
    ADD CONSTRAINT postings_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.print_jobs
    ADD CONSTRAINT print_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prints
    ADD CONSTRAINT prints_pkey PRIMARY KEY (job_id, place);
ALTER TABLE ONLY public.promises
    ADD CONSTRAINT promises_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.proofs
    ADD CONSTRAINT proofs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.queries
    ADD CONSTRAINT queries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.reset_links
    ADD CONSTRAINT reset_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.run_stops
    ADD CONSTRAINT run_stops_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.sender_charges
    ADD CONSTRAINT sender_charges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.senders
    ADD CONSTRAINT senders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.shops
    ADD CONSTRAINT shops_pkey PRIMARY KEY (sender_id);
ALTER TABLE ONLY public.size_charges
    ADD CONSTRAINT size_charges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_pkey PRIMARY KEY (no);
ALTER TABLE ONLY public.stations
    ADD CONSTRAINT stations_pkey PRIMARY KEY (no);
ALTER TABLE ONLY public.stock_counts
    ADD CONSTRAINT stock_counts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stop_acts
    ADD CONSTRAINT stop_acts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unfinished_import
    ADD CONSTRAINT unfinished_import_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.visit_acts
    ADD CONSTRAINT visit_acts_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.warehouses
    ADD CONSTRAINT warehouses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.weight_charges
    ADD CONSTRAINT weight_charges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.zone_rates
    ADD CONSTRAINT zone_rates_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX accounts_sign_in ON public.accounts USING btree (sign_in);
CREATE UNIQUE INDEX actors_id ON public.actors USING btree (id, name);
CREATE UNIQUE INDEX admins_email ON public.admins USING btree (email);
CREATE UNIQUE INDEX api_keys_hash ON public.api_keys USING btree (key_hash);
CREATE INDEX area_names_area ON public.area_names USING btree (area_id);
CREATE UNIQUE INDEX areas_name ON public.areas USING btree (city, name);
CREATE INDEX audit_actor ON public.audit USING btree (actor_id, id);
CREATE INDEX audit_call ON public.audit USING btree (call, id);
CREATE INDEX audit_kind ON public.audit USING btree (subject_kind, id);
CREATE INDEX audit_subject ON public.audit USING btree (subject_id, id);
CREATE UNIQUE INDEX balances_of ON public.balances USING btree (kind, party, warehouse);
CREATE INDEX balances_party ON public.balances USING btree (party);
CREATE INDEX balances_warehouse ON public.balances USING btree (warehouse, kind);
CREATE INDEX cash_counts_at ON public.cash_counts USING btree (at);
CREATE INDEX cash_counts_person ON public.cash_counts USING btree (person, no);
CREATE INDEX cash_counts_to_confirm ON public.cash_counts USING btree (warehouse_id) WHERE (to_confirm = 1);
CREATE INDEX cash_counts_warehouse ON public.cash_counts USING btree (warehouse_id, no);
CREATE INDEX cash_held_driver ON public.cash_held USING btree (driver_id, since);
CREATE INDEX cashier_payments_cashier ON public.cashier_payments USING btree (cashier_id, paid_at);
CREATE INDEX cashier_payments_paid ON public.cashier_payments USING btree (paid_at, warehouse_id);
CREATE UNIQUE INDEX city_rates_route ON public.city_rates USING btree (company_id, from_city, to_city, mode);
CREATE INDEX contact_calls_follow_up ON public.contact_calls USING btree (follow_up_id);
CREATE INDEX contact_calls_order ON public.contact_calls USING btree (order_id, at);
CREATE INDEX custody_awaited ON public.custody USING btree (to_warehouse, seq, home_id, warehouse_id) WHERE ((home_id <> to_warehouse) AND (warehouse_id <> to_warehouse));
CREATE INDEX custody_coming ON public.custody USING btree (to_warehouse, since) WHERE (to_warehouse IS NOT NULL);
CREATE INDEX custody_exception ON public.custody USING btree (exception, since) WHERE (exception IS NOT NULL);
CREATE INDEX custody_guests ON public.custody USING btree (warehouse_id, seq, home_id) WHERE (home_id <> warehouse_id);
CREATE INDEX custody_holder ON public.custody USING btree (holder_kind, holder, since);
CREATE INDEX custody_sorted ON public.custody USING btree (holder_kind, holder, sort_code);
CREATE INDEX custody_warehouse ON public.custody USING btree (warehouse_id, since);
CREATE INDEX driver_expenses_count_no ON public.driver_expenses USING btree (count_no) WHERE (count_no IS NOT NULL);
CREATE INDEX driver_expenses_driver ON public.driver_expenses USING btree (driver_id, state);
CREATE INDEX driver_expenses_photo ON public.driver_expenses USING btree (sha256) WHERE (sha256 <> ''::text);
CREATE INDEX follow_ups_claimed ON public.follow_ups USING btree (claimed_by) WHERE ((state = 'open'::text) AND (claimed_by IS NOT NULL));
CREATE INDEX follow_ups_due ON public.follow_ups USING btree (due_at, warehouse_id) WHERE ((state = 'open'::text) AND (kind = ANY (ARRAY['call'::text, 'return'::text])));
CREATE UNIQUE INDEX follow_ups_open ON public.follow_ups USING btree (order_id, kind, warehouse_id) WHERE (state = 'open'::text);
CREATE INDEX follow_ups_warehouse ON public.follow_ups USING btree (warehouse_id, state, opened_at);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);
CREATE INDEX invoices_of_no ON public.invoices USING btree (of_no) WHERE (of_no IS NOT NULL);
CREATE INDEX invoices_sender ON public.invoices USING btree (sender_id);
CREATE INDEX invoices_statement_no ON public.invoices USING btree (statement_no) WHERE (statement_no IS NOT NULL);
CREATE INDEX login_failures_account ON public.login_failures USING btree (account, failed_at);
CREATE INDEX login_failures_source ON public.login_failures USING btree (source, failed_at);
CREATE INDEX order_events_actor ON public.order_events USING btree (actor, id) WHERE (address_hash IS NOT NULL);
CREATE INDEX order_events_audited ON public.order_events USING btree (id) WHERE (address_hash IS NOT NULL);
CREATE INDEX order_events_happened ON public.order_events USING btree (happened_at) WHERE (happened_at IS NOT NULL);
CREATE INDEX order_events_kind ON public.order_events USING btree (kind, id) WHERE ((address_hash IS NOT NULL) AND (kind <> 'status'::text));
CREATE INDEX order_events_order ON public.order_events USING btree (order_id, created_at);
CREATE INDEX orders_filter_bits ON public.orders USING btree (filter_bits, seq, warehouse_id);
CREATE UNIQUE INDEX orders_id ON public.orders USING btree (id);
CREATE INDEX orders_mode ON public.orders USING btree (delivery_type, seq);
CREATE INDEX orders_open_cash ON public.orders USING btree (sender_id, warehouse_id, value_fils) WHERE ((payment_method = 'COD'::text) AND (cash_handed_in_at IS NULL) AND (tracking_status <> 'return'::text) AND (value_fils > 0));
CREATE INDEX orders_receiver_phone ON public.orders USING btree (receiver_phone_e164, seq);
CREATE INDEX orders_receiver_phone2 ON public.orders USING btree (receiver_phone2_e164, seq) WHERE (receiver_phone2_e164 <> ''::text);
CREATE UNIQUE INDEX orders_reference ON public.orders USING btree (reference, COALESCE(sender_id, sender_name)) WHERE (reference <> ''::text);
CREATE INDEX orders_search ON public.orders USING gin (lower((((((tracking_id || '
'::text) || reference) || '
'::text) || receiver_name) COLLATE "default")) public.gin_trgm_ops);
ALTER INDEX public.orders_search ALTER COLUMN 1 SET STATISTICS 500;
CREATE INDEX orders_search_folded ON public.orders USING gin (folded_texts public.gin_trgm_ops) WHERE (folded_texts IS NOT NULL);
CREATE INDEX orders_sender ON public.orders USING btree (sender_id, seq, filter_bits);
CREATE INDEX orders_sender_ended ON public.orders USING btree (sender_id, moved_at, seq) WHERE (tracking_status = ANY (ARRAY['delivered'::text, 'return'::text]));
CREATE INDEX orders_sender_phone ON public.orders USING btree (sender_phone_e164, seq);
CREATE UNIQUE INDEX orders_tracking_id ON public.orders USING btree (tracking_id);
CREATE INDEX orders_unmoved ON public.orders USING btree (moved_at, seq) WHERE (tracking_status <> ALL (ARRAY['delivered'::text, 'return'::text]));
CREATE INDEX orders_warehouse ON public.orders USING btree (warehouse_id, seq, delivery_type);
CREATE INDEX parcel_codes_job ON public.parcel_codes USING btree (job_id);
CREATE INDEX parcel_codes_order ON public.parcel_codes USING btree (order_id);
CREATE INDEX pickup_visits_run ON public.pickup_visits USING btree (run_id);
CREATE INDEX pickups_day ON public.pickups USING btree (day, warehouse_id);
CREATE UNIQUE INDEX pickups_number ON public.pickups USING btree (number) WHERE (standing_id IS NULL);
CREATE INDEX pickups_sender ON public.pickups USING btree (sender_id, day);
CREATE INDEX pickups_standing ON public.pickups USING btree (warehouse_id, day) WHERE (weekdays <> ''::text);
CREATE UNIQUE INDEX pickups_standing_day ON public.pickups USING btree (standing_id, standing_day) WHERE (standing_id IS NOT NULL);
CREATE INDEX postings_count_no ON public.postings USING btree (count_no) WHERE (count_no IS NOT NULL);
CREATE INDEX postings_from_no ON public.postings USING btree (from_no, seq);
CREATE INDEX postings_order ON public.postings USING btree (order_seq) WHERE (order_seq IS NOT NULL);
CREATE UNIQUE INDEX postings_reverses ON public.postings USING btree (reverses) WHERE (reverses IS NOT NULL);
CREATE INDEX postings_slip ON public.postings USING btree (slip) WHERE (slip <> ''::text);
CREATE INDEX postings_to_no ON public.postings USING btree (to_no, seq);
CREATE INDEX prints_order ON public.prints USING btree (order_id, job_id);
CREATE UNIQUE INDEX proofs_act ON public.proofs USING btree (act_id, sha256);
CREATE INDEX proofs_kept ON public.proofs USING btree (arrived_at) WHERE ((dropped_at IS NULL) AND (arrived_at IS NOT NULL));
CREATE INDEX proofs_order ON public.proofs USING btree (order_id);
CREATE INDEX proofs_sha256 ON public.proofs USING btree (sha256);
CREATE INDEX proofs_waiting ON public.proofs USING btree (taken_at) WHERE (arrived_at IS NULL);
CREATE INDEX queries_created ON public.queries USING btree (created_at, id);
CREATE INDEX recovery_codes_account ON public.recovery_codes USING btree (account_id);
CREATE INDEX reset_links_account ON public.reset_links USING btree (account_id);
CREATE INDEX run_stops_back ON public.run_stops USING btree (back_at) WHERE (back_at IS NOT NULL);
CREATE UNIQUE INDEX run_stops_order ON public.run_stops USING btree (order_id) WHERE (state = 'pending'::text);
CREATE INDEX run_stops_parcel ON public.run_stops USING btree (order_id, added_at);
CREATE INDEX run_stops_pickup ON public.run_stops USING btree (pickup_id) WHERE (pickup_id IS NOT NULL);
CREATE INDEX run_stops_place ON public.run_stops USING btree (run_id, place);
CREATE INDEX run_stops_run ON public.run_stops USING btree (run_id, state);
CREATE INDEX runs_day ON public.runs USING btree (day, no);
CREATE INDEX runs_driver ON public.runs USING btree (driver_id, state);
CREATE UNIQUE INDEX runs_no ON public.runs USING btree (no);
CREATE UNIQUE INDEX runs_number ON public.runs USING btree (number);
CREATE INDEX runs_state ON public.runs USING btree (state, no);
CREATE INDEX runs_to_warehouse ON public.runs USING btree (to_warehouse_id, state, no);
CREATE INDEX runs_warehouse ON public.runs USING btree (warehouse_id, state, no);
CREATE UNIQUE INDEX scans_client_id ON public.scans USING btree (client_id);
CREATE INDEX scans_count ON public.scans USING btree (count, parcel) WHERE (count IS NOT NULL);
CREATE INDEX scans_parcel ON public.scans USING btree (parcel, seq) WHERE (parcel IS NOT NULL);
CREATE INDEX scans_run ON public.scans USING btree (run, seq) WHERE (run IS NOT NULL);
CREATE INDEX scans_station ON public.scans USING btree (station, seq);
CREATE INDEX sender_charges_credited_by ON public.sender_charges USING btree (credited_by) WHERE (credited_by IS NOT NULL);
CREATE INDEX sender_charges_invoice_no ON public.sender_charges USING btree (invoice_no) WHERE (invoice_no IS NOT NULL);
CREATE INDEX sender_charges_open ON public.sender_charges USING btree (sender_id, day, fils, statement_no) WHERE (statement_no IS NULL);
CREATE UNIQUE INDEX sender_charges_order ON public.sender_charges USING btree (order_seq, kind) WHERE (order_seq IS NOT NULL);
CREATE INDEX sender_charges_statement_no ON public.sender_charges USING btree (statement_no) WHERE (statement_no IS NOT NULL);
CREATE INDEX senders_created ON public.senders USING btree (created_at, id);
CREATE INDEX senders_deleted ON public.senders USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX senders_email ON public.senders USING btree (lower(email)) WHERE (deleted_at IS NULL);
CREATE INDEX senders_phone ON public.senders USING btree (phone_e164) WHERE (deleted_at IS NULL);
CREATE INDEX sessions_account ON public.sessions USING btree (account_id);
CREATE UNIQUE INDEX sessions_id ON public.sessions USING btree (id);
CREATE INDEX staff_kind ON public.staff USING btree (kind, created_at, id);
CREATE INDEX staff_phone ON public.staff USING btree (phone_e164);
CREATE INDEX staff_warehouse ON public.staff USING btree (warehouse_id, kind);
CREATE UNIQUE INDEX statements_sender ON public.statements USING btree (sender_id, last_seq);
CREATE UNIQUE INDEX stations_device ON public.stations USING btree (device, warehouse_id, name);
CREATE UNIQUE INDEX stock_counts_no ON public.stock_counts USING btree (no);
CREATE UNIQUE INDEX stock_counts_open ON public.stock_counts USING btree (warehouse_id) WHERE (ended_at IS NULL);
CREATE INDEX stop_acts_actor ON public.stop_acts USING btree (actor, received_at);
CREATE UNIQUE INDEX stop_acts_client_id ON public.stop_acts USING btree (client_id);
CREATE INDEX stop_acts_failed ON public.stop_acts USING btree (happened_at) WHERE ((act = 'failed'::text) AND (result = 'accepted'::text));
CREATE INDEX stop_acts_order ON public.stop_acts USING btree (order_id, received_at);
CREATE INDEX stop_acts_run ON public.stop_acts USING btree (run_id, received_at);
CREATE INDEX visit_acts_pickup ON public.visit_acts USING btree (pickup_id, received_at);
CREATE INDEX visit_acts_run ON public.visit_acts USING btree (run_id);
CREATE UNIQUE INDEX warehouses_code ON public.warehouses USING btree (code);
CREATE UNIQUE INDEX warehouses_email ON public.warehouses USING btree (lower(email)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX zone_rates_route ON public.zone_rates USING btree (company_id, from_city, from_zone, to_city, to_zone, mode);
CREATE TRIGGER audit_append_only BEFORE UPDATE ON public.audit FOR EACH ROW EXECUTE FUNCTION public.refuse_update('the audit log');
CREATE TRIGGER invoices_kept BEFORE UPDATE OF no, kind, of_no, statement_no, sender_id, month, issued_on, due_on, net_fils, vat_fils, total_fils, document, sha256, uuid ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.keep_invoices();
CREATE TRIGGER invoices_stay BEFORE DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.keep_invoices();
CREATE TRIGGER order_events_append_only BEFORE UPDATE OF id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes ON public.order_events FOR EACH ROW EXECUTE FUNCTION public.refuse_update('the history of an order');
CREATE TRIGGER postings_append_only BEFORE UPDATE ON public.postings FOR EACH ROW EXECUTE FUNCTION public.refuse_update('postings');
CREATE TRIGGER postings_kept BEFORE DELETE ON public.postings FOR EACH ROW EXECUTE FUNCTION public.keep_postings();
CREATE TRIGGER print_jobs_append_only BEFORE UPDATE ON public.print_jobs FOR EACH ROW EXECUTE FUNCTION public.refuse_update('print_jobs');
CREATE TRIGGER prints_append_only BEFORE UPDATE ON public.prints FOR EACH ROW EXECUTE FUNCTION public.refuse_update('prints');
CREATE TRIGGER scans_append_only BEFORE UPDATE ON public.scans FOR EACH ROW EXECUTE FUNCTION public.refuse_update('scans');
CREATE TRIGGER stop_acts_append_only BEFORE UPDATE ON public.stop_acts FOR EACH ROW EXECUTE FUNCTION public.refuse_update('stop_acts');
CREATE TRIGGER visit_acts_append_only BEFORE UPDATE ON public.visit_acts FOR EACH ROW EXECUTE FUNCTION public.refuse_update('visit_acts');
ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_id_fkey FOREIGN KEY (id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.senders(id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.area_names
    ADD CONSTRAINT area_names_area_id_fkey FOREIGN KEY (area_id) REFERENCES public.areas(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.areas
    ADD CONSTRAINT areas_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.cash_counts
    ADD CONSTRAINT cash_counts_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.cash_held
    ADD CONSTRAINT cash_held_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.cash_held
    ADD CONSTRAINT cash_held_order FOREIGN KEY (order_seq) REFERENCES public.orders(seq) ON DELETE CASCADE;
ALTER TABLE ONLY public.cashier_payments
    ADD CONSTRAINT cashier_payments_cashier_id_fkey FOREIGN KEY (cashier_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.cashier_payments
    ADD CONSTRAINT cashier_payments_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.city_rates
    ADD CONSTRAINT city_rates_company_fkey FOREIGN KEY (company) REFERENCES public.senders(id);
ALTER TABLE ONLY public.contact_calls
    ADD CONSTRAINT contact_calls_follow_up_id_fkey FOREIGN KEY (follow_up_id) REFERENCES public.follow_ups(id);
ALTER TABLE ONLY public.contact_calls
    ADD CONSTRAINT contact_calls_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.custody
    ADD CONSTRAINT custody_home_id_fkey FOREIGN KEY (home_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.custody
    ADD CONSTRAINT custody_order FOREIGN KEY (seq) REFERENCES public.orders(seq) ON DELETE CASCADE;
ALTER TABLE ONLY public.custody
    ADD CONSTRAINT custody_to_warehouse_fkey FOREIGN KEY (to_warehouse) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.custody
    ADD CONSTRAINT custody_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.driver_devices
    ADD CONSTRAINT driver_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.driver_expenses
    ADD CONSTRAINT driver_expenses_count FOREIGN KEY (count_no) REFERENCES public.cash_counts(no);
ALTER TABLE ONLY public.driver_expenses
    ADD CONSTRAINT driver_expenses_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.follow_ups
    ADD CONSTRAINT follow_ups_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.follow_ups
    ADD CONSTRAINT follow_ups_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.runs(id);
ALTER TABLE ONLY public.follow_ups
    ADD CONSTRAINT follow_ups_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.import_choices
    ADD CONSTRAINT import_choices_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.senders(id);
ALTER TABLE ONLY public.imported_files
    ADD CONSTRAINT imported_files_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_of FOREIGN KEY (of_no) REFERENCES public.invoices(no);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.senders(id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_statement FOREIGN KEY (statement_no) REFERENCES public.statements(no);
ALTER TABLE ONLY public.late_money
    ADD CONSTRAINT late_money_act_id_fkey FOREIGN KEY (act_id) REFERENCES public.stop_acts(id);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_totals
    ADD CONSTRAINT order_totals_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.senders(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.parcel_codes
    ADD CONSTRAINT parcel_codes_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.print_jobs(id);
ALTER TABLE ONLY public.parcel_codes
    ADD CONSTRAINT parcel_codes_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pickup_visits
    ADD CONSTRAINT pickup_visits_pickup_id_fkey FOREIGN KEY (pickup_id) REFERENCES public.pickups(id);
ALTER TABLE ONLY public.pickup_visits
    ADD CONSTRAINT pickup_visits_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.runs(id);
ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.senders(id);
ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_standing_id_fkey FOREIGN KEY (standing_id) REFERENCES public.pickups(id);
ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.postings
    ADD CONSTRAINT postings_count FOREIGN KEY (count_no) REFERENCES public.cash_counts(no);
ALTER TABLE ONLY public.postings
    ADD CONSTRAINT postings_from FOREIGN KEY (from_no) REFERENCES public.balances(no);
ALTER TABLE ONLY public.postings
    ADD CONSTRAINT postings_to FOREIGN KEY (to_no) REFERENCES public.balances(no);
ALTER TABLE ONLY public.print_jobs
    ADD CONSTRAINT print_jobs_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.runs(id);
ALTER TABLE ONLY public.prints
    ADD CONSTRAINT prints_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.print_jobs(id);
ALTER TABLE ONLY public.prints
    ADD CONSTRAINT prints_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.promises
    ADD CONSTRAINT promises_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.proofs
    ADD CONSTRAINT proofs_act_id_fkey FOREIGN KEY (act_id) REFERENCES public.stop_acts(id);
ALTER TABLE ONLY public.proofs
    ADD CONSTRAINT proofs_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reset_links
    ADD CONSTRAINT reset_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.run_stops
    ADD CONSTRAINT run_stops_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.run_stops
    ADD CONSTRAINT run_stops_pickup_id_fkey FOREIGN KEY (pickup_id) REFERENCES public.pickups(id);
ALTER TABLE ONLY public.run_stops
    ADD CONSTRAINT run_stops_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.runs(id);
ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES public.staff(id);
ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_to_warehouse_id_fkey FOREIGN KEY (to_warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sender_charges
    ADD CONSTRAINT sender_charges_credit FOREIGN KEY (credited_by) REFERENCES public.invoices(no);
ALTER TABLE ONLY public.sender_charges
    ADD CONSTRAINT sender_charges_invoice FOREIGN KEY (invoice_no) REFERENCES public.invoices(no);
ALTER TABLE ONLY public.sender_charges
    ADD CONSTRAINT sender_charges_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.senders(id);
ALTER TABLE ONLY public.sender_charges
    ADD CONSTRAINT sender_charges_statement FOREIGN KEY (statement_no) REFERENCES public.statements(no);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shops
    ADD CONSTRAINT shops_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.senders(id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.senders(id);
ALTER TABLE ONLY public.stations
    ADD CONSTRAINT stations_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.stock_counts
    ADD CONSTRAINT stock_counts_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES public.warehouses(id);
ALTER TABLE ONLY public.stop_acts
    ADD CONSTRAINT stop_acts_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.stop_acts
    ADD CONSTRAINT stop_acts_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.runs(id);
ALTER TABLE ONLY public.stop_acts
    ADD CONSTRAINT stop_acts_stop_id_fkey FOREIGN KEY (stop_id) REFERENCES public.run_stops(id);
ALTER TABLE ONLY public.visit_acts
    ADD CONSTRAINT visit_acts_pickup_id_fkey FOREIGN KEY (pickup_id) REFERENCES public.pickups(id);
ALTER TABLE ONLY public.visit_acts
    ADD CONSTRAINT visit_acts_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.runs(id);
ALTER TABLE ONLY public.zone_rates
    ADD CONSTRAINT zone_rates_company_fkey FOREIGN KEY (company) REFERENCES public.senders(id);
