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
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b3e5-7ced-a922-33a0f68c6fee', 'supervisor', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b3e8-72c7-aba7-38fce4ec8df5', 'operator', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b3ea-782e-8e7e-1b1ca8850cda', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b3eb-7295-8cb5-bd25fced6c3d', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b3ef-7920-b781-d45da9ea33ea', 'supervisor', 'supervisor-e3858d@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$6ahbmGWZq5LY7IKt86Ee5A$clZXltEPj9m5OA2LMw2Veehe5L30agMnbNM86BYeidc', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b3f1-7564-bb37-5f0ef1ae94b8', 'operator', 'operator-e3858d@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$6ahbmGWZq5LY7IKt86Ee5A$clZXltEPj9m5OA2LMw2Veehe5L30agMnbNM86BYeidc', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b3f4-7dfb-bcca-cf2db6188789', 'driver', 'driver-e3858d@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$6ahbmGWZq5LY7IKt86Ee5A$clZXltEPj9m5OA2LMw2Veehe5L30agMnbNM86BYeidc', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b3f5-7a5f-a33c-bb48e349d7a0', 'cashier', 'cashier-e3858d@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$6ahbmGWZq5LY7IKt86Ee5A$clZXltEPj9m5OA2LMw2Veehe5L30agMnbNM86BYeidc', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b3fd-7f9c-90ee-b7f35a3135e7', 'administrator', 'admin-6b871f@tawseel.example', 'not a hash', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b442-7264-a4de-78940da10685', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b444-7ed0-a1aa-5f03ab518ff6', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b445-78d4-b2b6-f792b3e12aa7', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b604-704b-aa85-1a92444696ff', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b605-73ec-978b-579e4a47c7c6', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b63b-7453-ab8e-d829f0f78d9a', 'supervisor', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b63c-7e26-975a-1a63855bd6eb', 'operator', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b63e-7913-9ad2-d7d483576cf9', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b641-753f-8ea2-48d1ed2d6c5a', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b645-7cd8-8868-b8e794a0667a', 'administrator', 'mariam@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$6ahbmGWZq5LY7IKt86Ee5A$clZXltEPj9m5OA2LMw2Veehe5L30agMnbNM86BYeidc', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b65c-75e1-b033-b3bd523a30a0', 'administrator', 'owner@tawseel.example', '', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22889-b697-711b-9021-643507294f31', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.actors (no, kind, id, name) VALUES (1, 'operator', 'sara', 'Sara');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a22889-b3fd-7f9c-90ee-b7f35a3135e7', 'admin-6b871f@tawseel.example', 'Mariam Al Suwaidi', '', '', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a22889-b645-7cd8-8868-b8e794a0667a', 'mariam@tawseel.example', 'Mariam Al Suwaidi', '+971 50 412 7730', 'Al Garhoud, Dubai', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a22889-b65c-75e1-b033-b3bd523a30a0', 'owner@tawseel.example', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22889-b400-72f6-83ed-ab257c9ed438', 'intake', 'intake', '1f0aaac50f4f561b2e1943a6c3b01f02cf75add6ac3b2b9accacb254d2682768', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22889-b650-7e92-9458-ba36114da252', 'sender', 'intake', 'd96505a9a41320600a60662c1bbf867f1a0240f6ec7cc2565c9efb45a15baf2d', '2026-11-21T10:00:00.000Z', NULL, NULL, '01a22889-b3f6-7dca-a668-8fe7e5ee36f6', NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22889-b651-72ac-8641-d0b5e0f58bc2', 'driver-app', 'tracking', '3464a1bfff99bece17e655229002dd5e623fce5d7b752911c4c18d66f682071e', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a22889-b3ea-782e-8e7e-1b1ca8850cda', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22889-b652-7fc7-b4af-12313239d26a', 'cashier-app', 'tracking', 'eee302d7c7a457cd20b789eb6edc8f2ab41db007e75a2b4fb0e94c29aa3b6272', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a22889-b3eb-7295-8cb5-bd25fced6c3d', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22889-b652-72b6-b053-76779a1f4a81', 'intake', 'intake', '829c17029d608a5dbd57df3e56e722313395b4da6052b066caf3a575160f5fe1', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22889-b653-7c23-8ae7-c088703aca89', 'tracking', 'tracking', 'aa387bc5c485d5df599f474e6e0b8f0ffe623e031b2c2c5fb10350cb529dcb77', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22889-b654-73ae-a874-550084b02dec', 'sender', 'intake', '37171086b6d3f9874ab18184fe839aa7d3ff10558eb24e36263cebff6ff652e1', '2026-11-21T10:00:00.000Z', NULL, NULL, '01a22889-b650-7bd1-a197-bae03628000a', NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22889-b65a-7d21-8f1c-4f33ba31636f', 'driver-app', 'tracking', '4599698ca191f9448d8ab927faadb085927d71c2c94814f31270108a7e76d553', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a22889-b3f4-7dfb-bcca-cf2db6188789', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22889-b65b-76b1-a301-67e9ee3e43d9', 'cashier-app', 'tracking', 'ce3e17ca118677f19db53abfbab4ae2571216ad3b9bcf6e75ef2dd2230d1f868', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a22889-b3f5-7a5f-a33c-bb48e349d7a0', NULL);
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'deira', '01a22889-b414-7191-abcc-0da1468c3850');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'ديره', '01a22889-b414-7191-abcc-0da1468c3850');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'naif', '01a22889-b418-7bed-b09b-5b51d5252e54');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'dubaimarina', '01a22889-b689-7d41-be4b-e75b340e3aba');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'محمدعبداللهueenu0041null', '01a22889-b689-7d41-be4b-e75b340e3aba');
INSERT INTO public.areas (id, city, name, name_ar, aliases, sort_code, warehouse_id, place) VALUES ('01a22889-b414-7191-abcc-0da1468c3850', 'Dubai', 'Deira', 'ديرة', '[]', 'DXB · DEIRA', NULL, 0);
INSERT INTO public.areas (id, city, name, name_ar, aliases, sort_code, warehouse_id, place) VALUES ('01a22889-b418-7bed-b09b-5b51d5252e54', 'Dubai', 'Naif', '', '[]', 'DXB · NAIF', NULL, 1);
INSERT INTO public.areas (id, city, name, name_ar, aliases, sort_code, warehouse_id, place) VALUES ('01a22889-b689-7d41-be4b-e75b340e3aba', 'Dubai', 'Dubai Marina', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '["مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "]', 'DXB · DUBAI MARINA', '01a22889-b688-70f0-b61b-4b3ab7776717', 0);
INSERT INTO public.audit (id, at, actor_kind, actor_id, actor_name, address_hash, call, subject_kind, subject_id, subject_name, before, after) VALUES ('01a22889-b660-771d-9e2e-72134d435aef', '2026-11-21T10:00:00.000Z', 'command', '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'import', 'sender', 'gone', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '{"name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}', NULL);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (1, 'bank', '', '', -50000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (2, 'safe', '', '01a22889-b3e3-754e-8f26-386b414e9adc', 30000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (5, 'float', '01a22889-b444-7ed0-a1aa-5f03ab518ff6', '01a22889-b3e3-754e-8f26-386b414e9adc', 10000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (6, 'difference', '01a22889-b442-7264-a4de-78940da10685', '01a22889-b3e3-754e-8f26-386b414e9adc', 500);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (3, 'box', '01a22889-b445-78d4-b2b6-f792b3e12aa7', '01a22889-b3e3-754e-8f26-386b414e9adc', 9500);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (4, 'float', '01a22889-b442-7264-a4de-78940da10685', '01a22889-b3e3-754e-8f26-386b414e9adc', 0);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (9, 'shop', '01a22889-b551-7f08-9653-7251bdee020a', '', -10000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (7, 'shop', '01a22889-b551-76c9-87c1-44816479916c', '', -9000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (8, 'opening', '', '', 40000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (12, 'shop', '01a22889-b668-7f5c-8f2b-8775830f9bc2', '', -10000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (10, 'revenue', '', '', -2000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (11, 'shop', '01a22889-b668-7447-8d72-fc3d1ea08f66', '', -9000);
INSERT INTO public.business (id, version, legal_name, legal_name_ar, trade_name, trn, licence_number, licence_authority, street, city, phone, email, iban, working_days, holidays, ramadans, logo, logo_name, updated_at, colour, difference_limit_fils, blind_counts, cod_fee_fils, return_fee_fils, due_days, tin, sac, prices_have_vat) VALUES (1, 3, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'توصيل', '', '100384726190003', '1148820', '', '', 'Dubai', '', '', '', '["Monday"]', '[{"date":"2026-12-02","name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}]', '[]', 'iVBORw0KGgo=', '0.png', '2026-11-21T10:00:00.000Z', 'purple', 5000, 1, 500, 1000, 14, '1003847261', '9983.11', 'persons');
INSERT INTO public.cash_counts (no, kind, person, person_name, warehouse_id, at, pieces, expenses, orders, change_fils, expected_fils, counted_fils, reason, actor_kind, actor, actor_name, reversed_at, reversed_by, reversed_why, to_confirm, confirmed_at, confirmed_by, confirmed_note) VALUES (1, 'handIn', '01a22889-b442-7264-a4de-78940da10685', 'Imran Qureshi', '01a22889-b3e3-754e-8f26-386b414e9adc', '2026-11-21T10:00:00.000Z', '{"5000":1}', '[{"what":"Fuel","fils":100,"photo":"/api/cash/photos/f27181c3f0e08d4d44f45270b10dd60f88268eed31d25b3351f78431872fa2d2"}]', 0, 5000, 5000, 5000, '', 'administrator', 'owner', 'Huda', NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.cash_counts (no, kind, person, person_name, warehouse_id, at, pieces, expenses, orders, change_fils, expected_fils, counted_fils, reason, actor_kind, actor, actor_name, reversed_at, reversed_by, reversed_why, to_confirm, confirmed_at, confirmed_by, confirmed_note) VALUES (2, 'close', '01a22889-b445-78d4-b2b6-f792b3e12aa7', 'Imran Qureshi', '01a22889-b3e3-754e-8f26-386b414e9adc', '2026-11-21T10:00:00.000Z', '{}', '[]', 0, 0, 0, 0, '', 'administrator', 'owner', 'Huda', NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.cash_held (order_seq, driver_id, fils, since) VALUES (3475744358400006, '01a22889-b442-7264-a4de-78940da10685', 10000, '2026-11-21T10:00:00.000Z');
INSERT INTO public.cashier_payments (id, cashier_id, warehouse_id, month, total_fils, notes, invoice_images, paid_at) VALUES ('01a22889-b3f9-7e1f-9ed2-adfad441e81c', '01a22889-b3eb-7295-8cb5-bd25fced6c3d', '01a22889-b3e3-754e-8f26-386b414e9adc', 'November 2026', 450000, 'Salary', '["/pictures/invoice/1.svg"]', '2026-11-21T10:00:00.000Z');
INSERT INTO public.cashier_payments (id, cashier_id, warehouse_id, month, total_fils, notes, invoice_images, paid_at) VALUES ('01a22889-b3fb-7a84-a506-b53c1b0a2b9c', '01a22889-b3eb-7295-8cb5-bd25fced6c3d', '01a22889-b3e3-754e-8f26-386b414e9adc', 'November 2026', 450000, 'Salary', '["/pictures/invoice/1.svg"]', '2026-11-21T10:00:00.000Z');
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
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('01a22889-b414-7df3-a130-f65ca64e7af9', '01a22889-b3f6-7dca-a668-8fe7e5ee36f6', 'Dubai', 'Sharjah', 'normal', 2000, 0);
INSERT INTO public.contact_calls (id, follow_up_id, order_id, at, actor_kind, actor, actor_name, outcome, note, next_at) VALUES ('01a22889-b6b1-7185-8e2e-772599507d99', '01a22889-b6af-7ddb-82d9-43c5a7b47c2e', '01a22889-b68a-7207-b4eb-0d06dcae5fd7', '2026-11-21T10:00:00.000Z', 'operator', 'sara', 'Sara', 'no_answer', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL);
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400007, 'warehouse', '01a22889-b3e3-754e-8f26-386b414e9adc', '2026-11-21T10:00:00.000Z', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '', 'out', NULL, '01a22889-b3e3-754e-8f26-386b414e9adc');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400008, 'run', '01a22889-b5f2-7981-b469-3789b05308bb', '2026-11-21T10:00:00.000Z', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '', 'out', NULL, '01a22889-b3e3-754e-8f26-386b414e9adc');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400009, 'run', '01a22889-b5f6-712f-91f5-52d06a6a300f', '2026-11-21T10:00:00.000Z', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '', 'out', NULL, '01a22889-b3e3-754e-8f26-386b414e9adc');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400010, 'run', '01a22889-b5fd-7d39-bc8c-36aaf20fffc8', '2026-11-21T10:00:00.000Z', '01a22889-b43e-70f1-9068-8328ef1ed01e', NULL, '', 'out', NULL, '01a22889-b3e3-754e-8f26-386b414e9adc');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400011, 'run', '01a22889-b60c-7754-9efd-cf312c017c94', '2026-11-21T10:00:00.000Z', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '', 'out', NULL, '01a22889-b3e3-754e-8f26-386b414e9adc');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400012, 'run', '01a22889-b616-788e-b95f-aa3b27c808ed', '2026-11-21T10:00:00.000Z', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '', 'out', NULL, '01a22889-b3e3-754e-8f26-386b414e9adc');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400013, 'run', '01a22889-b616-788e-b95f-aa3b27c808ed', '2026-11-21T10:00:00.000Z', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '', 'out', NULL, '01a22889-b3e3-754e-8f26-386b414e9adc');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3360935116800000, 'warehouse', '01a22889-b3e3-754e-8f26-386b414e9adc', '2026-01-01T00:00:00.000Z', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '', 'out', NULL, '01a22889-b3e3-754e-8f26-386b414e9adc');
INSERT INTO public.driver_devices (account_id, device_hash, wrong_pins) VALUES ('01a22889-b3ea-782e-8e7e-1b1ca8850cda', '', 3);
INSERT INTO public.driver_expenses (client_id, driver_id, kind, note, fils, sha256, bytes, photo_at, spent_at, received_at, state, count_no, decided_at, reason) VALUES ('01a22889-b54f-7812-803', '01a22889-b442-7264-a4de-78940da10685', 'parking', '', 2000, '', 0, NULL, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 'open', NULL, NULL, '');
INSERT INTO public.driver_expenses (client_id, driver_id, kind, note, fils, sha256, bytes, photo_at, spent_at, received_at, state, count_no, decided_at, reason) VALUES ('01a22889-b698-7039-bdf', '01a22889-b697-711b-9021-643507294f31', 'parking', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 2000, '', 0, NULL, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 'open', NULL, NULL, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a22889-b61c-73b1-b808-0cc77d8eb0a5', '01a22889-b5cc-7bda-9db7-86ecbbeab2de', '01a22889-b3e3-754e-8f26-386b414e9adc', 'missing', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a22889-b61e-7b15-a70c-27c6f398e020', '01a22889-b5d2-78e8-b3bd-11eec0c705a9', '01a22889-b3e3-754e-8f26-386b414e9adc', 'call', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a22889-b621-7f15-8f73-803c33bc23ca', '01a22889-b608-728f-b759-06ad865bbe6b', '01a22889-b3e3-754e-8f26-386b414e9adc', 'call', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a22889-b6af-7ddb-82d9-43c5a7b47c2e', '01a22889-b68a-7207-b4eb-0d06dcae5fd7', '01a22889-b688-70f0-b61b-4b3ab7776717', 'call', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.idempotency_keys (owner, key, request_hash, reply, created_at) VALUES ('shop', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'a', '{"message":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}', '2026-11-21T10:00:00.000Z');
INSERT INTO public.import_choices (headers, sender_id, choice, imported_at) VALUES ('a', '01a22889-b3f6-7dca-a668-8fe7e5ee36f6', '{"mapping":"","columns":{"title":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "},"set":{},"take":[]}', '2026-11-21T10:00:00.000Z');
INSERT INTO public.imported_files (sha256, kind, times, stored, imported_at, by_name, warehouse_id) VALUES ('a', 'orders', 1, 19, '2026-11-21T10:00:00.000Z', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '01a22889-b3e3-754e-8f26-386b414e9adc');
INSERT INTO public.invoices (no, kind, of_no, statement_no, sender_id, month, issued_on, due_on, net_fils, vat_fils, total_fils, document, sha256, uuid, e_state, e_note) VALUES ('INV-2026-000001', 380, NULL, 1, '01a22889-b551-76c9-87c1-44816479916c', '2026-11', '2026-11-21', '2026-12-21', 1000, 0, 1000, '{"no":"INV-2026-000001","kind":380,"issuedOn":"2026-11-21","dueOn":"2026-12-21","from":"2026-11-21","to":"2026-11-21","period":"WKY","seller":{"name":"","nameArabic":"","trn":"","tin":"","street":"","city":"","phone":"","email":"","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"buyer":{"name":"Noor Trading","nameArabic":"","trn":"","tin":"","street":"Al Wasl Road","city":"Dubai","phone":"+971 50 771 0932","email":"layla.haddad@mail.example","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"isTaxed":false,"isIncluded":false,"lines":[{"kind":"extra","what":"Storage","from":"","to":"","quantity":1,"price":1000,"net":1000,"vat":0}],"net":1000,"vat":0,"total":1000,"charges":[{"id":"01a22889-b570-7e29-b138-4f6a6506894c","kind":"extra","day":"2026-11-21","what":"Storage","fils":1000,"trackingID":"","from":"","to":""}]}', '4ca46aed907fbbf3a9abbb41aaeaf7c904d3b9dfef410dc1cd1ca4bf28569337', '01a22889-b5be-792c-8dfc-e7275537ae07', 'rejected', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.invoices (no, kind, of_no, statement_no, sender_id, month, issued_on, due_on, net_fils, vat_fils, total_fils, document, sha256, uuid, e_state, e_note) VALUES ('INV-2026-000002', 380, NULL, 2, '01a22889-b668-7447-8d72-fc3d1ea08f66', '2026-11', '2026-11-21', '2026-12-21', 1000, 0, 1000, '{"no":"INV-2026-000002","kind":380,"issuedOn":"2026-11-21","dueOn":"2026-12-21","from":"2026-11-21","to":"2026-11-21","period":"WKY","seller":{"name":"","nameArabic":"","trn":"","tin":"","street":"","city":"","phone":"","email":"","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"buyer":{"name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL ","nameArabic":"","trn":"","tin":"","street":"Al Wasl Road","city":"Dubai","phone":"+971 50 771 0932","email":"layla.haddad@mail.example","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"isTaxed":false,"isIncluded":false,"lines":[{"kind":"extra","what":"Storage","from":"","to":"","quantity":1,"price":1000,"net":1000,"vat":0}],"net":1000,"vat":0,"total":1000,"charges":[{"id":"01a22889-b66f-7fc9-90c2-121c51599c5e","kind":"extra","day":"2026-11-21","what":"Storage","fils":1000,"trackingID":"","from":"","to":""}]}', '8a19e5459f6f12f24b63da5521bc55704ace9871d173ed95b94e8f862c44af37', '01a22889-b67c-77d8-9078-c2ccb3d81e52', 'rejected', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.invoices (no, kind, of_no, statement_no, sender_id, month, issued_on, due_on, net_fils, vat_fils, total_fils, document, sha256, uuid, e_state, e_note) VALUES ('CN-2026-000001', 381, 'INV-2026-000001', NULL, '01a22889-b551-76c9-87c1-44816479916c', '2026-11', '2026-11-21', '2026-12-21', 0, 0, 0, '{"no":"INV-2026-000001","kind":380,"issuedOn":"2026-11-21","dueOn":"2026-12-21","from":"2026-11-21","to":"2026-11-21","period":"WKY","seller":{"name":"","nameArabic":"","trn":"","tin":"","street":"","city":"","phone":"","email":"","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"buyer":{"name":"Noor Trading","nameArabic":"","trn":"","tin":"","street":"Al Wasl Road","city":"Dubai","phone":"+971 50 771 0932","email":"layla.haddad@mail.example","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"isTaxed":false,"isIncluded":false,"lines":[{"kind":"extra","what":"Storage","from":"","to":"","quantity":1,"price":1000,"net":1000,"vat":0}],"net":1000,"vat":0,"total":1000,"charges":[{"id":"01a22889-b570-7e29-b138-4f6a6506894c","kind":"extra","day":"2026-11-21","what":"Storage","fils":1000,"trackingID":"","from":"","to":""}]}', '4ca46aed907fbbf3a9abbb41aaeaf7c904d3b9dfef410dc1cd1ca4bf28569337', '01a22889-b5be-792c-8dfc-e7275537ae07', 'rejected', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-schema', '2026-11-29T18:20:42.129Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-hub', '2026-11-29T18:20:42.633Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-landed-hub', '2026-11-29T18:20:42.649Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-visit-acts', '2026-11-29T18:20:42.667Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-station-names', '2026-11-29T18:20:42.671Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-trade-reports', '2026-11-29T18:20:42.682Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-cash-to-collect', '2026-11-29T18:20:42.685Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-guest-parcels', '2026-11-29T18:20:42.694Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-import-choices', '2026-11-29T18:20:42.696Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-driver-expenses', '2026-11-29T18:20:42.705Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-brand-colour', '2026-11-29T18:20:42.707Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-causes', '2026-11-29T18:20:42.720Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-ledger-kinds', '2026-11-29T18:20:42.729Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-collected', '2026-11-29T18:20:42.735Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-late-money', '2026-11-29T18:20:42.745Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-cash-control', '2026-11-29T18:20:42.752Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-statements', '2026-11-29T18:20:42.794Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.late_money (act_id, state, decided_at) VALUES ('01a22889-b6a7-79c5-b36d-52ed0e47e85b', 'never', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_failures (id, account, source, failed_at) VALUES ('01a22889-b65e-775c-9895-cb4a44225608', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '10.1.0.1', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_failures (id, account, source, failed_at) VALUES ('01a22889-b660-7594-8079-fd2157fa6536', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '::ffff:10.1.0.2', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_sources (account, source, signed_in_at) VALUES ('owner@tawseel.example', '10.1.0.1', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_sources (account, source, signed_in_at) VALUES ('owner@tawseel.example', '::ffff:10.1.0.2', '2026-11-21T10:00:00.000Z');
INSERT INTO public.meta (key, value) VALUES ('time_zone', 'Asia/Dubai');
INSERT INTO public.number_series (name, last) VALUES ('actors', 1);
INSERT INTO public.number_series (name, last) VALUES ('cash_counts', 2);
INSERT INTO public.number_series (name, last) VALUES ('balances', 12);
INSERT INTO public.number_series (name, last) VALUES ('statements', 2);
INSERT INTO public.number_series (name, last) VALUES ('INV-2026', 2);
INSERT INTO public.number_series (name, last) VALUES ('postings', 12);
INSERT INTO public.number_series (name, last) VALUES ('stations', 3);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a1fd8b-7ea0-73f6-acf8-5601659ff706', '01a22889-b438-72ad-8970-0993193dfdc2', 'created', '', '2026-11-21T09:59:00.000Z', 'status', 'key', 'scanner', 'Scanner', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a1fd8c-6900-7b73-952b-6850841ec75e', '01a22889-b438-72ad-8970-0993193dfdc2', 'accepted', '', '2026-11-21T10:00:00.000Z', 'status', 'key', 'scanner', 'Scanner', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a1fd8c-6900-72b8-8f81-071ff28b5191', '01a22889-b47d-7b59-829d-528c8bcb141a', 'delivered', '', '2026-11-21T10:00:00.000Z', 'status', 'driver', '01a22889-b442-7264-a4de-78940da10685', 'Imran Qureshi', NULL, NULL, NULL, NULL, '01a22889-b4e5-741d-8d67-f5403b4a1574', NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a22889-b6b4-775b-9b92-e5e303cace97', '01a22889-b68a-7207-b4eb-0d06dcae5fd7', 'created', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'corrected', 'operator', 'omar', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '[{"field":"orderDetails","before":"","after":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}]', NULL, NULL, '01a22889-b6a7-79c5-b36d-52ed0e47e85b', NULL);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('day', '2026-11-21', '01a22889-b3e3-754e-8f26-386b414e9adc', 'normal', 14, 39200, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('hour', '2026-11-21T14', '01a22889-b3e3-754e-8f26-386b414e9adc', 'normal', 14, 39200, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('month', '2026-11', '01a22889-b3e3-754e-8f26-386b414e9adc', 'normal', 14, 39200, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('all', '', '01a22889-b3e3-754e-8f26-386b414e9adc', 'normal', 15, 42000, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('day', '2026-01-01', '01a22889-b3e3-754e-8f26-386b414e9adc', 'normal', 1, 2800, 0, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('hour', '2026-01-01T04', '01a22889-b3e3-754e-8f26-386b414e9adc', 'normal', 1, 2800, 0, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('month', '2026-01', '01a22889-b3e3-754e-8f26-386b414e9adc', 'normal', 1, 2800, 0, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('all', '', '01a22889-b688-70f0-b61b-4b3ab7776717', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('day', '2026-11-21', '01a22889-b688-70f0-b61b-4b3ab7776717', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('hour', '2026-11-21T14', '01a22889-b688-70f0-b61b-4b3ab7776717', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('month', '2026-11', '01a22889-b688-70f0-b61b-4b3ab7776717', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400000, '01a22889-b41c-725b-8487-11d7924a3f6b', 'TWS-WMWN-N8KE', '', 'normal', 'created', '01a22889-b3e3-754e-8f26-386b414e9adc', '01a22889-b3f6-7dca-a668-8fe7e5ee36f6', 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400001, '01a22889-b428-70de-b3c9-86136c9b254f', 'TWS-83YG-VFTH', '', 'normal', 'created', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400002, '01a22889-b42c-73bf-b998-dd5987f02e2b', 'TWS-66DN-4P8M', '', 'normal', 'created', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400003, '01a22889-b42f-7e60-b0a9-7bdf652fb422', 'TWS-QQDH-U6JF', '', 'normal', 'delivered', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400004, '01a22889-b432-7747-a1f7-a190dcb31311', 'TWS-AP37-8VJD', '', 'normal', 'delivered', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400005, '01a22889-b438-72ad-8970-0993193dfdc2', 'TWS-W5RD-4DEE', '', 'normal', 'accepted', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400006, '01a22889-b47d-7b59-829d-528c8bcb141a', 'TWS-VMP2-XJ53', '', 'normal', 'delivered', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 10000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400007, '01a22889-b5cc-7bda-9db7-86ecbbeab2de', 'TWS-FVFY-PKDK', '', 'normal', 'warehouse', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400008, '01a22889-b5d2-78e8-b3bd-11eec0c705a9', 'TWS-GXMM-MYEK', '', 'normal', 'warehouse', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400009, '01a22889-b5e6-786c-93cd-12161d7c2ed1', 'TWS-QQ4P-QWND', '', 'normal', 'warehouse', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400010, '01a22889-b5ee-76af-85d1-9e74f65dc725', 'TWS-U4M2-R2KY', '', 'normal', 'warehouse', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400011, '01a22889-b608-728f-b759-06ad865bbe6b', 'TWS-W7RD-WHBE', '', 'normal', 'warehouse', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400012, '01a22889-b60f-78ec-a9ea-69cffeec6d66', 'TWS-2B3G-AYVG', '', 'normal', 'assignedtodriver', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400013, '01a22889-b613-798e-be8d-759f1808cdc1', 'TWS-XHJN-NB5K', '', 'normal', 'assignedtodriver', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3360935116800000, '01a22889-b624-7288-9029-059d42369dae', 'TWS-DQ6N-RRAX', '', 'normal', 'warehouse', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-01-01T00:00:00.000Z', '+971521186640', '+971507710932', '2026-01-01T00:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400014, '01a22889-b68a-7207-b4eb-0d06dcae5fd7', 'TWS-ENJJ-N4G9', '', 'normal', 'created', '01a22889-b688-70f0-b61b-4b3ab7776717', '01a22889-b667-7d98-8342-9d89eaa9c280', 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 100000000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', 'محمد عبد الله 👨👩👧 u e e ’ " \ \n \u0041 	 
     {,} null ', '', NULL, NULL);
INSERT INTO public.packing_charges (id, price_fils, starting) VALUES ('016f5e66-e800-77c6-a059-c91d86331d06', 750, 0);
INSERT INTO public.parcel_codes (code, order_id, job_id, made_at, bound_at) VALUES ('JX-4471-0093', '01a22889-b41c-725b-8487-11d7924a3f6b', NULL, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.parcel_codes (code, order_id, job_id, made_at, bound_at) VALUES ('مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '01a22889-b68a-7207-b4eb-0d06dcae5fd7', '01a22889-b6b2-754b-92a5-b6fa2759c84b', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickup_visits (pickup_id, run_id, state, added_at, client_id, reason, note, received_by, ended_at) VALUES ('01a22889-b633-7398-b930-5a9f38e3bc89', '01a22889-b637-79bf-a157-a3a1af6287f4', 'pending', '2026-11-21T10:00:00.000Z', NULL, '', '', '', NULL);
INSERT INTO public.pickup_visits (pickup_id, run_id, state, added_at, client_id, reason, note, received_by, ended_at) VALUES ('01a22889-b691-75f0-be5e-7dcc63f6621d', '01a22889-b698-78a1-9f67-859c31a4d8ff', 'failed', '2026-11-21T10:00:00.000Z', '01a22889-b69f-7f18-86c6-d5bbffdb1c1f', 'nothing_to_collect', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22889-b62e-7850-bada-44f3cbad775f', 'PCK-0357295ae3b4', '01a22889-b3f6-7dca-a668-8fe7e5ee36f6', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22889-b630-7fa2-9224-2e3b43f8d327', 'PCK-378f2f12e641', '01a22889-b3f6-7dca-a668-8fe7e5ee36f6', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22889-b631-717e-bacf-d5c0ae479e51', 'PCK-70c713fbc2af', '01a22889-b3f6-7dca-a668-8fe7e5ee36f6', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '135', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22889-b633-7398-b930-5a9f38e3bc89', 'PCK-1bacd629315d', '01a22889-b3f6-7dca-a668-8fe7e5ee36f6', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, NULL, NULL, '09:00', '13:00', 40, 'planned', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22889-b68f-7567-91bc-752c69c62529', 'PCK-311704033a18', '01a22889-b667-7d98-8342-9d89eaa9c280', '01a22889-b688-70f0-b61b-4b3ab7776717', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '135', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22889-b691-75f0-be5e-7dcc63f6621d', 'PCK-311704033a18', '01a22889-b667-7d98-8342-9d89eaa9c280', '01a22889-b688-70f0-b61b-4b3ab7776717', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, '01a22889-b68f-7567-91bc-752c69c62529', '2026-11-23', '09:00', '13:00', 40, 'failed', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (1, '2026-11-21T10:00:00.000Z', 'move', 1, 2, 50000, NULL, NULL, NULL, 'DIB 1', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (2, '2026-11-21T10:00:00.000Z', 'move', 2, 3, 20000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (3, '2026-11-21T10:00:00.000Z', 'change', 3, 4, 5000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (4, '2026-11-21T10:00:00.000Z', 'change', 3, 5, 10000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (5, '2026-11-21T10:00:00.000Z', 'difference', 3, 6, 500, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (6, '2026-11-21T10:00:00.000Z', 'change', 4, 3, 5000, NULL, 1, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (7, '2026-11-21T10:00:00.000Z', 'opening', 7, 8, 10000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (8, '2026-11-21T10:00:00.000Z', 'opening', 9, 8, 10000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (9, '2026-11-21T10:00:00.000Z', 'charges', 10, 7, 1000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (10, '2026-11-21T10:00:00.000Z', 'opening', 11, 8, 10000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (11, '2026-11-21T10:00:00.000Z', 'opening', 12, 8, 10000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.postings (seq, at, kind, from_no, to_no, fils, order_seq, count_no, reverses, slip, note, actor_kind, actor, actor_name) VALUES (12, '2026-11-21T10:00:00.000Z', 'charges', 10, 11, 1000, NULL, NULL, NULL, '', '', 'administrator', 'owner', 'Huda');
INSERT INTO public.print_jobs (id, run_id, what, size, copies, reason, at, actor_kind, actor, actor_name) VALUES ('01a22889-b6b2-754b-92a5-b6fa2759c84b', NULL, 'label', '4x6', 2, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'key', 'shop', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.prints (job_id, place, order_id, cash_fils, address) VALUES ('01a22889-b6b2-754b-92a5-b6fa2759c84b', 0, '01a22889-b68a-7207-b4eb-0d06dcae5fd7', 25000, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.promises (order_id, day, from_time, to_time, note, made_at, made_by, leave_with, ended_at, end_cause_id) VALUES ('01a22889-b68a-7207-b4eb-0d06dcae5fd7', '2026-11-26', '17:00', '21:00', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'guard', '2026-11-21T10:00:00.000Z', '01a22889-b6a7-79c5-b36d-52ed0e47e85b');
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a22889-b629-7f9e-8dec-cc79eee8556b', '01a22889-b624-7e90-a16f-25e468ad0eda', '01a22889-b613-798e-be8d-759f1808cdc1', '01a22889-b604-704b-aa85-1a92444696ff', 'photo', '0d396aeae5cf0b88e422258c7830c7ab20904532923bd9a1b26f315403cd6cfc', 26, '', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL);
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a22889-b62c-7962-a1bc-7e1b9b41d9ef', '01a22889-b624-7e90-a16f-25e468ad0eda', '01a22889-b613-798e-be8d-759f1808cdc1', '01a22889-b604-704b-aa85-1a92444696ff', 'photo', '72a07611fed3c8e5303f4f5881e1cb13cb36d89ecba33065a376430bd5aac0ad', 12, 'image/jpeg', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL);
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a22889-b62d-77e8-8839-c8bc5fc4643e', '01a22889-b624-7e90-a16f-25e468ad0eda', '01a22889-b613-798e-be8d-759f1808cdc1', '01a22889-b604-704b-aa85-1a92444696ff', 'photo', '04b3682c2174c6b61fb8c35d3cb5cfa2114766f8d39b7c4dd0d4260127267637', 16, 'image/jpeg', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL);
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a22889-b6ab-7e2f-bc98-ab1a1cce2a4b', '01a22889-b6a7-79c5-b36d-52ed0e47e85b', '01a22889-b68a-7207-b4eb-0d06dcae5fd7', '01a22889-b697-711b-9021-643507294f31', 'photo', 'b21b9d9685877b59b51f597f57c01b9b94f819356dffcc345402943b4c02bbc8', 117, 'image/jpeg', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL);
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a22889-b419-7c12-a318-6c8c47b7aa0f', 'Noura Al Ketbi', 'noura@mail.example', 'Where is my parcel?', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a22889-b41a-7f27-896b-b01cb1d02ae4', 'Noura Al Ketbi', 'noura@mail.example', 'Casino bonus', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a22889-b41b-73f6-9537-a90e121f42da', 'Noura Al Ketbi', 'noura@mail.example', 'Casino bonus, again', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a22889-b687-7fb6-9ad2-54583811f7e3', 'Noura Al Ketbi', 'noura@mail.example', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
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
INSERT INTO public.recovery_codes (code_hash, account_id) VALUES ('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb', '01a22889-b65c-75e1-b033-b3bd523a30a0');
INSERT INTO public.reset_links (token_hash, account_id, created_at, expires_at) VALUES ('d9ef4334ec1e720d52182936117c00ed352c044d0f8d46cd845298cbc1869b72', '01a22889-b3e5-7ced-a922-33a0f68c6fee', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z');
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22889-b49e-794a-adf8-cfe0139b63e6', '01a22889-b497-7b03-b2f4-a8605c00f2e6', 'delivery', '01a22889-b47d-7b59-829d-528c8bcb141a', NULL, 'done', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22889-b5f3-7dc2-8cf5-94d20f7e95ed', '01a22889-b5f2-7981-b469-3789b05308bb', 'linehaul', '01a22889-b5d2-78e8-b3bd-11eec0c705a9', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22889-b5f7-7771-b2b4-66719b30c3c6', '01a22889-b5f6-712f-91f5-52d06a6a300f', 'linehaul', '01a22889-b5e6-786c-93cd-12161d7c2ed1', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22889-b5fe-7343-9b8a-4ea22101ed63', '01a22889-b5fd-7d39-bc8c-36aaf20fffc8', 'linehaul', '01a22889-b5ee-76af-85d1-9e74f65dc725', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22889-b60c-7b26-889d-662dc3d6f771', '01a22889-b60c-7754-9efd-cf312c017c94', 'delivery', '01a22889-b608-728f-b759-06ad865bbe6b', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22889-b617-7a7a-afec-70bd13047866', '01a22889-b616-788e-b95f-aa3b27c808ed', 'delivery', '01a22889-b60f-78ec-a9ea-69cffeec6d66', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22889-b619-7d1d-bc57-5dcb50c2fd3d', '01a22889-b616-788e-b95f-aa3b27c808ed', 'delivery', '01a22889-b613-798e-be8d-759f1808cdc1', NULL, 'pending', 2, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22889-b699-71ed-81ab-4f79ab9c2ba3', '01a22889-b698-78a1-9f67-859c31a4d8ff', 'delivery', '01a22889-b68a-7207-b4eb-0d06dcae5fd7', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22889-b497-7b03-b2f4-a8605c00f2e6', 13, 'RUN-01a22889-b497-7b03-b2f4-a8605c00f2e6', 'delivery', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '01a22889-b442-7264-a4de-78940da10685', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22889-b5f1-787d-b723-92fa98742052', 14, 'RUN-01a22889-b5f1-787d-b723-92fa98742052', 'linehaul', '01a22889-b3e3-754e-8f26-386b414e9adc', '01a22889-b43e-70f1-9068-8328ef1ed01e', NULL, '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22889-b5f2-7981-b469-3789b05308bb', 15, 'RUN-01a22889-b5f2-7981-b469-3789b05308bb', 'linehaul', '01a22889-b3e3-754e-8f26-386b414e9adc', '01a22889-b43e-70f1-9068-8328ef1ed01e', NULL, '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22889-b5f6-712f-91f5-52d06a6a300f', 16, 'RUN-01a22889-b5f6-712f-91f5-52d06a6a300f', 'linehaul', '01a22889-b3e3-754e-8f26-386b414e9adc', '01a22889-b43e-70f1-9068-8328ef1ed01e', NULL, '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22889-b5fd-7d39-bc8c-36aaf20fffc8', 17, 'RUN-01a22889-b5fd-7d39-bc8c-36aaf20fffc8', 'linehaul', '01a22889-b43e-70f1-9068-8328ef1ed01e', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22889-b60c-7754-9efd-cf312c017c94', 18, 'RUN-01a22889-b60c-7754-9efd-cf312c017c94', 'delivery', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '01a22889-b604-704b-aa85-1a92444696ff', '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22889-b616-788e-b95f-aa3b27c808ed', 19, 'RUN-01a22889-b616-788e-b95f-aa3b27c808ed', 'delivery', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '01a22889-b604-704b-aa85-1a92444696ff', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22889-b637-79bf-a157-a3a1af6287f4', 23, 'RUN-01a22889-b637-79bf-a157-a3a1af6287f4', 'pickup', '01a22889-b3e3-754e-8f26-386b414e9adc', NULL, '01a22889-b604-704b-aa85-1a92444696ff', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22889-b698-78a1-9f67-859c31a4d8ff', 24, 'RUN-01a22889-b698-78a1-9f67-859c31a4d8ff', 'delivery', '01a22889-b688-70f0-b61b-4b3ab7776717', NULL, '01a22889-b697-711b-9021-643507294f31', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401730, '01a22889-b4e2-7052-9a6', 3475744358400006, 'sent', 1, 13, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401946, '01a22889-b5f4-73a9-852', 3475744358400008, 'sent', 1, 15, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401947, '01a22889-b5f9-74d9-816', 3475744358400009, 'sent', 1, 16, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401948, '01a22889-b601-791c-881', 3475744358400010, 'sent', 2, 17, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401949, '01a22889-b60e-7d67-bb9', 3475744358400011, 'sent', 1, 18, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401950, '01a22889-b618-7302-8ba', 3475744358400012, 'sent', 1, 19, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401951, '01a22889-b61a-7371-b2f', 3475744358400013, 'sent', 1, 19, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401952, '01a22889-b627-7a77-ad0', 3360935116800000, 'received', 1, NULL, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401953, '01a22889-b69f-7070-946', 3475744358400014, 'sent', 3, 24, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.second_factors (account_id, secret, confirmed_at, last_step) VALUES ('01a22889-b645-7cd8-8868-b8e794a0667a', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', NULL, 0);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a22889-b576-7f1a-af7f-cc3fceb1690f', NULL, 'extra', '01a22889-b551-7f08-9653-7251bdee020a', '2026-11-21', 1000, 'Storage', NULL, NULL, NULL);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a22889-b674-7425-82e3-eb3c6de5efb0', NULL, 'extra', '01a22889-b668-7f5c-8f2b-8775830f9bc2', '2026-11-21', 1000, 'Storage', NULL, NULL, NULL);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a22889-b66f-7fc9-90c2-121c51599c5e', NULL, 'extra', '01a22889-b668-7447-8d72-fc3d1ea08f66', '2026-11-21', 1000, 'Storage', 2, 'INV-2026-000002', NULL);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a22889-b570-7e29-b138-4f6a6506894c', NULL, 'extra', '01a22889-b551-76c9-87c1-44816479916c', '2026-11-21', 1000, 'Storage', 1, 'INV-2026-000001', 'CN-2026-000001');
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22889-b3f6-7dca-a668-8fe7e5ee36f6', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22889-b3f8-7777-a0d4-a68160940a47', 'User', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22889-b3f8-7a18-b721-e1b3f389216d', 'User', 'Layla Haddad', 'left@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22889-b551-76c9-87c1-44816479916c', 'Company', 'Noor Trading', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22889-b551-7f08-9653-7251bdee020a', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22889-b650-7bd1-a197-bae03628000a', 'User', 'Layla Haddad', 'another@mail.example', '', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22889-b667-7d98-8342-9d89eaa9c280', 'User', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', '', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22889-b668-7447-8d72-fc3d1ea08f66', 'Company', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22889-b668-7f5c-8f2b-8775830f9bc2', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('6d22ac211f8b542b63bac3a9f0a9e7a20def19f86fbb2cee387a6850cdcb3b82', '01a22889-b647-7c58-9dbd-408d3cfc1b63', '01a22889-b645-7cd8-8868-b8e794a0667a', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-21T10:00:00.000Z', '', '', NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('87ec9500136fd492e7d8e9c77daa5b8dfe0b218fd2b7432adde05a789ecae352', '01a22889-bac2-7801-abb6-9b3b3cf6a954', '01a22889-b645-7cd8-8868-b8e794a0667a', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-21T10:00:00.000Z', '', '', NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('578fed34a1aeecaa512f9d0004b093aa90fc77b95131cf7bd93a681057718f75', '01a22889-b65d-7fb6-aad9-e7cbb6704ee5', '01a22889-b65c-75e1-b033-b3bd523a30a0', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', NULL, '', '', NULL, NULL);
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a22889-b551-76c9-87c1-44816479916c', '2026-11-01', 'week', 1, NULL, NULL, NULL, '');
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a22889-b551-7f08-9653-7251bdee020a', '2026-11-01', 'week', 1, NULL, NULL, NULL, '');
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a22889-b668-7f5c-8f2b-8775830f9bc2', '2026-11-01', 'week', 1, NULL, NULL, NULL, '');
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a22889-b668-7447-8d72-fc3d1ea08f66', '2026-11-01', 'week', 1, 250, NULL, NULL, '1003847261');
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7c7a-ad5d-8717af98606a', 'Small', 8000, 0, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7572-9584-26751639d2a9', 'Medium', 30000, 400, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-70ad-a848-8abaf8f1a756', 'Large', 90000, 1000, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7e4a-9842-7c15e5822a6d', 'Extra Large', NULL, 2000, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('01a22889-b688-7b51-bd67-88fde38f6c85', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 9000.5, 300, 0);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b3e5-7ced-a922-33a0f68c6fee', 'supervisor', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'supervisor-4e9adc@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b3e8-72c7-aba7-38fce4ec8df5', 'operator', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'operator-4e9adc@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b3ea-782e-8e7e-1b1ca8850cda', 'driver', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'driver-4e9adc@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b3eb-7295-8cb5-bd25fced6c3d', 'cashier', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'cashier-4e9adc@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b3ef-7920-b781-d45da9ea33ea', 'supervisor', '01a22889-b3ee-7794-9755-7193b8e3858d', 'Imran', 'Qureshi', 'supervisor-e3858d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b3f1-7564-bb37-5f0ef1ae94b8', 'operator', '01a22889-b3ee-7794-9755-7193b8e3858d', 'Imran', 'Qureshi', 'operator-e3858d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b3f4-7dfb-bcca-cf2db6188789', 'driver', '01a22889-b3ee-7794-9755-7193b8e3858d', 'Imran', 'Qureshi', 'driver-e3858d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b3f5-7a5f-a33c-bb48e349d7a0', 'cashier', '01a22889-b3ee-7794-9755-7193b8e3858d', 'Imran', 'Qureshi', 'cashier-e3858d@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b442-7264-a4de-78940da10685', 'driver', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b444-7ed0-a1aa-5f03ab518ff6', 'driver', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b445-78d4-b2b6-f792b3e12aa7', 'cashier', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b604-704b-aa85-1a92444696ff', 'driver', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Bilal', 'Qureshi', 'Bilal@hub.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b605-73ec-978b-579e4a47c7c6', 'driver', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Yusuf', 'Qureshi', 'Yusuf@hub.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b63b-7453-ab8e-d829f0f78d9a', 'supervisor', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'supervisor@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b63c-7e26-975a-1a63855bd6eb', 'operator', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'operator@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b63e-7913-9ad2-d7d483576cf9', 'driver', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'driver@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b641-753f-8ea2-48d1ed2d6c5a', 'cashier', '01a22889-b3e3-754e-8f26-386b414e9adc', 'Imran', 'Qureshi', 'cashier@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22889-b697-711b-9021-643507294f31', 'driver', '01a22889-b688-70f0-b61b-4b3ab7776717', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.statements (no, sender_id, at, through, first_seq, last_seq, orders, opening_fils, cash_fils, charges_fils, vat_fils, other_fils, closing_fils, payable_fils, unpaid_fils, iban, sender_name, paid_seq, paid_on, actor_kind, actor, actor_name) VALUES (1, '01a22889-b551-76c9-87c1-44816479916c', '2026-11-21T10:00:00.000Z', '2026-11-21', 1, 9, 0, 0, 0, 1000, 0, 10000, 9000, 9000, 0, '', 'Noor Trading', NULL, '2026-11-21', 'administrator', 'owner', 'Huda');
INSERT INTO public.statements (no, sender_id, at, through, first_seq, last_seq, orders, opening_fils, cash_fils, charges_fils, vat_fils, other_fils, closing_fils, payable_fils, unpaid_fils, iban, sender_name, paid_seq, paid_on, actor_kind, actor, actor_name) VALUES (2, '01a22889-b668-7447-8d72-fc3d1ea08f66', '2026-11-21T10:00:00.000Z', '2026-11-21', 1, 12, 0, 0, 0, 1000, 0, 10000, 9000, 9000, 0, '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL, '2026-11-21', 'administrator', 'owner', 'Huda');
INSERT INTO public.stations (no, warehouse_id, device, name) VALUES (1, '01a22889-b3e3-754e-8f26-386b414e9adc', 'desk-0001', 'Dock 1');
INSERT INTO public.stations (no, warehouse_id, device, name) VALUES (2, '01a22889-b43e-70f1-9068-8328ef1ed01e', 'desk-0001', 'Dock 1');
INSERT INTO public.stations (no, warehouse_id, device, name) VALUES (3, '01a22889-b688-70f0-b61b-4b3ab7776717', 'desk-0001', 'Dock 1');
INSERT INTO public.stock_counts (id, no, warehouse_id, sort_code, begun_at, begun_by, begun_actor, ended_at, ended_by, expected, found, missing, surplus) VALUES ('01a22889-b622-79c6-966a-d8395f5ac08e', 20, '01a22889-b3e3-754e-8f26-386b414e9adc', '', '2026-11-21T10:00:00.000Z', 'Sara', 'sara', '2026-11-21T10:00:00.000Z', 'Sara', 0, 0, 0, 0);
INSERT INTO public.stock_counts (id, no, warehouse_id, sort_code, begun_at, begun_by, begun_actor, ended_at, ended_by, expected, found, missing, surplus) VALUES ('01a22889-b628-7dee-9499-a6c31e075b9e', 21, '01a22889-b43e-70f1-9068-8328ef1ed01e', '', '2026-11-21T10:00:00.000Z', 'Sara', 'sara', NULL, NULL, 0, 0, 0, 0);
INSERT INTO public.stock_counts (id, no, warehouse_id, sort_code, begun_at, begun_by, begun_actor, ended_at, ended_by, expected, found, missing, surplus) VALUES ('01a22889-b629-7e34-82b7-a91c0f6811f7', 22, '01a22889-b628-789d-8019-ce0a7f90706c', '', '2026-11-21T10:00:00.000Z', 'Sara', 'sara', NULL, NULL, 0, 0, 0, 0);
INSERT INTO public.stop_acts (id, client_id, stop_id, run_id, order_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, code_right, lat_e6, lng_e6, accuracy_m, result, why) VALUES ('01a22889-b4e5-741d-8d67-f5403b4a1574', '01a22889-b4e5-7fcb-820', '01a22889-b49e-794a-adf8-cfe0139b63e6', '01a22889-b497-7b03-b2f4-a8605c00f2e6', '01a22889-b47d-7b59-829d-528c8bcb141a', 'delivered', '', '', '', '', 10000, 0, '', NULL, 'driver', '01a22889-b442-7264-a4de-78940da10685', 'Imran Qureshi', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, 'accepted', '');
INSERT INTO public.stop_acts (id, client_id, stop_id, run_id, order_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, code_right, lat_e6, lng_e6, accuracy_m, result, why) VALUES ('01a22889-b624-7e90-a16f-25e468ad0eda', '01a22889-b624-7361-944', '01a22889-b619-7d1d-bc57-5dcb50c2fd3d', '01a22889-b616-788e-b95f-aa3b27c808ed', '01a22889-b613-798e-be8d-759f1808cdc1', 'called', '', '', '', '', 0, 0, '', NULL, 'driver', '01a22889-b604-704b-aa85-1a92444696ff', 'Imran Qureshi', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, 'accepted', '');
INSERT INTO public.stop_acts (id, client_id, stop_id, run_id, order_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, code_right, lat_e6, lng_e6, accuracy_m, result, why) VALUES ('01a22889-b6a7-79c5-b36d-52ed0e47e85b', '01a22889-b6a7-7e32-a73', '01a22889-b699-71ed-81ab-4f79ab9c2ba3', '01a22889-b698-78a1-9f67-859c31a4d8ff', '01a22889-b68a-7207-b4eb-0d06dcae5fd7', 'called', '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', 0, 0, '', NULL, 'driver', '01a22889-b697-711b-9021-643507294f31', 'Imran Qureshi', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, 'accepted', '');
INSERT INTO public.visit_acts (client_id, pickup_id, run_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, result, why) VALUES ('01a22889-b6a0-7060-b68b-0206378ab031', '01a22889-b691-75f0-be5e-7dcc63f6621d', '01a22889-b698-78a1-9f67-859c31a4d8ff', 'not_collected', 'nothing_to_collect', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', 0, 0, '', NULL, 'driver', '01a22889-b697-711b-9021-643507294f31', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', 'accepted', '');
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22889-b3e3-754e-8f26-386b414e9adc', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-d534bc@tawseel.example', '+971 4 338 1200', 'DXB-363260', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22889-b3e4-7e22-bf7b-2812f12a599e', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-e1cdfb@tawseel.example', '+971 4 338 1200', 'DXB-57e8c7', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22889-b3ee-7794-9755-7193b8e3858d', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-bb3060@tawseel.example', '+971 4 338 1200', 'DXB-910314', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22889-b43e-70f1-9068-8328ef1ed01e', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-d7bdbe@tawseel.example', '+971 4 338 1200', 'DXB-9545bd', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22889-b628-789d-8019-ce0a7f90706c', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-99b312@tawseel.example', '+971 4 338 1200', 'DXB-172f25', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22889-b688-70f0-b61b-4b3ab7776717', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-0ae709@tawseel.example', '+971 4 338 1200', 'DXB-82aa7c', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-70d0-b8cc-157f569a2d16', 0, 1000, 0, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7d9e-bfdd-322f5546c510', 1000, 3000, 200, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-71db-899d-16fc1e8409d5', 3000, 5000, 400, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-762d-82f2-297eaf25c51b', 5000, 10000, 900, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-77bc-a431-f69a64fcfc7c', 10000, 15000, 1500, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7307-bb70-eb2c195e81fb', 15000, 20000, 2200, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-706b-a3be-66697fb68d81', 20000, 25000, 3000, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7d66-bdea-140c6d3e114e', 25000, 30000, 4000, 0);
INSERT INTO public.zone_rates (id, company_id, from_city, from_zone, from_areas, to_city, to_zone, to_areas, mode, rate_fils) VALUES ('01a22889-b411-708a-9970-a266c6f38c5e', '', 'Dubai', 'Zone 1', '["Deira"]', 'Sharjah', 'Zone 2', '[]', 'normal', 1500);
INSERT INTO public.zone_rates (id, company_id, from_city, from_zone, from_areas, to_city, to_zone, to_areas, mode, rate_fils) VALUES ('01a22889-b412-702c-bd5e-68fdf2fa5c6c', '01a22889-b3f6-7dca-a668-8fe7e5ee36f6', 'Dubai', 'Zone 1', '["Deira"]', 'Sharjah', 'Zone 2', '[]', 'normal', 1500);
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
