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
    card_paid_through text,
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
    actor_name text NOT NULL,
    held_fils bigint DEFAULT 0 NOT NULL
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
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3de6-7af0-a3eb-6d84e01c6e5e', 'supervisor', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3df1-7aef-b725-e3ed2d8ee447', 'operator', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3df2-76bd-8ac8-dd9e19b46968', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3df4-7e1f-82f1-35092b17e774', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3df6-797d-adb4-698b4247f5e6', 'supervisor', 'supervisor-0c33aa@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$gczwSLpRfQjALm6JDDXOIQ$0POiTXAiuxSxM2CDKTcsoXIlC9UYbMO+dRLGoLukgk0', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3e02-77d4-948c-5fc2de1642da', 'operator', 'operator-0c33aa@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$gczwSLpRfQjALm6JDDXOIQ$0POiTXAiuxSxM2CDKTcsoXIlC9UYbMO+dRLGoLukgk0', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3e08-7cd9-b002-190338160aa2', 'driver', 'driver-0c33aa@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$gczwSLpRfQjALm6JDDXOIQ$0POiTXAiuxSxM2CDKTcsoXIlC9UYbMO+dRLGoLukgk0', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3e0a-79f7-a9ce-6dc0517a7129', 'cashier', 'cashier-0c33aa@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$gczwSLpRfQjALm6JDDXOIQ$0POiTXAiuxSxM2CDKTcsoXIlC9UYbMO+dRLGoLukgk0', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3e1a-7e0c-9b44-811a87b6a488', 'administrator', 'admin-74903e@tawseel.example', 'not a hash', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3ed8-750d-b6ef-e4612ca31f2c', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3ee2-7c5e-b6f1-9eea42a959c3', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-3eea-7522-b362-04bc7cc14779', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-4078-76c0-a915-766530ce354f', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-4081-780a-833a-80be1125dfe5', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-4109-758d-a049-7645a87d93da', 'supervisor', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-410a-7268-9afe-41f92093c117', 'operator', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-4110-73b6-ae07-1b9de1be33c3', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-4114-75b3-81b3-a300987ea3c8', 'cashier', NULL, NULL, NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-411a-788f-9bca-12a129ab5b23', 'administrator', 'mariam@tawseel.example', '$argon2id$v=19$m=19456,t=2,p=1$gczwSLpRfQjALm6JDDXOIQ$0POiTXAiuxSxM2CDKTcsoXIlC9UYbMO+dRLGoLukgk0', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-4160-74a8-a53c-09fd071a193b', 'administrator', 'owner@tawseel.example', '', NULL, 0);
INSERT INTO public.accounts (id, role, sign_in, password_hash, pin_hash, must_change_password) VALUES ('01a22982-43c9-716e-a9c8-6b697e126144', 'driver', NULL, NULL, NULL, 0);
INSERT INTO public.actors (no, kind, id, name) VALUES (1, 'operator', 'sara', 'Sara');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a22982-3e1a-7e0c-9b44-811a87b6a488', 'admin-74903e@tawseel.example', 'Mariam Al Suwaidi', '', '', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a22982-411a-788f-9bca-12a129ab5b23', 'mariam@tawseel.example', 'Mariam Al Suwaidi', '+971 50 412 7730', 'Al Garhoud, Dubai', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.admins (id, email, name, phone, address, profile_image, created_at) VALUES ('01a22982-4160-74a8-a53c-09fd071a193b', 'owner@tawseel.example', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22982-3e23-7066-a792-3e109a1c3b7b', 'intake', 'intake', '068ab7c531fa61d99649ffafb49501fca23a1858d0ca9a1e3c6069564badad73', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22982-4129-738d-bfcf-b68195777a9d', 'sender', 'intake', '3aaa2c26046eadafe1f22894145a9f2d33080a796109fd329fcff8c10d85b5e0', '2026-11-21T10:00:00.000Z', NULL, NULL, '01a22982-3e0c-767b-b13e-46172695ab38', NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22982-412c-76a7-b869-612372141dfe', 'driver-app', 'tracking', '18b0afdb49e5be76a464a93cf8953903187d6b5a1249bfa2a54967045f6e3e10', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a22982-3df2-76bd-8ac8-dd9e19b46968', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22982-412c-75b9-a377-b635faa5fa8d', 'cashier-app', 'tracking', '407185c8aca29ca2f724dae902989e29ed070fb3522f76c72364e9bd70c9ed3f', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a22982-3df4-7e1f-82f1-35092b17e774', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22982-413c-7b9c-bc5d-08c2fd117c59', 'intake', 'intake', '6f831560a31e3d0468333315138c85c4533d063497219367de7b82c36dceb70f', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22982-4148-7a93-8696-a999fed40846', 'tracking', 'tracking', 'f97106692db4a336631343f587afb5f76138245f8d7004acd54429572087f668', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22982-414d-765e-9964-18a685843173', 'sender', 'intake', 'fede016f1c6df0b8a4a9e1f691e908855b3e99e53eaa010ae3a098af4dbf88ff', '2026-11-21T10:00:00.000Z', NULL, NULL, '01a22982-4128-7719-974f-92c8058251d0', NULL, NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22982-4152-79a8-a9a3-30094f3c2c46', 'driver-app', 'tracking', '7a883117f07153c614c54d5045b85c6e6db67b2b19a69dc56146d97425ffa76f', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a22982-3e08-7cd9-b002-190338160aa2', NULL);
INSERT INTO public.api_keys (id, name, role, key_hash, created_at, expires_at, revoked_at, sender_id, staff_id, last_used_on) VALUES ('01a22982-4158-74e4-9b92-daf0cff1efd4', 'cashier-app', 'tracking', 'a8d7b4e5067c6e8962a36fd593b636c6582c5a603a68fc3c68e4e22d3fbbdabd', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, '01a22982-3e0a-79f7-a9ce-6dc0517a7129', NULL);
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'deira', '01a22982-3e3c-72ae-b1e0-a52145b8ce21');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'ديره', '01a22982-3e3c-72ae-b1e0-a52145b8ce21');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'naif', '01a22982-3e47-725d-a178-88f0821aad1f');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'dubaimarina', '01a22982-43ab-779c-adda-d8c110a7c51a');
INSERT INTO public.area_names (city, key, area_id) VALUES ('Dubai', 'محمدعبداللهueenu0041null', '01a22982-43ab-779c-adda-d8c110a7c51a');
INSERT INTO public.areas (id, city, name, name_ar, aliases, sort_code, warehouse_id, place) VALUES ('01a22982-3e3c-72ae-b1e0-a52145b8ce21', 'Dubai', 'Deira', 'ديرة', '[]', 'DXB · DEIRA', NULL, 0);
INSERT INTO public.areas (id, city, name, name_ar, aliases, sort_code, warehouse_id, place) VALUES ('01a22982-3e47-725d-a178-88f0821aad1f', 'Dubai', 'Naif', '', '[]', 'DXB · NAIF', NULL, 1);
INSERT INTO public.areas (id, city, name, name_ar, aliases, sort_code, warehouse_id, place) VALUES ('01a22982-43ab-779c-adda-d8c110a7c51a', 'Dubai', 'Dubai Marina', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '["مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "]', 'DXB · DUBAI MARINA', '01a22982-43aa-73e9-9b90-534f4f809c25', 0);
INSERT INTO public.audit (id, at, actor_kind, actor_id, actor_name, address_hash, call, subject_kind, subject_id, subject_name, before, after) VALUES ('01a22982-4176-74b7-8f9a-cc5c6dc2c38a', '2026-11-21T10:00:00.000Z', 'command', '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'import', 'sender', 'gone', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '{"name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}', NULL);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (1, 'bank', '', '', -50000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (2, 'safe', '', '01a22982-3de3-7e6d-875b-a3298fb3911b', 30000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (5, 'float', '01a22982-3ee2-7c5e-b6f1-9eea42a959c3', '01a22982-3de3-7e6d-875b-a3298fb3911b', 10000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (6, 'difference', '01a22982-3ed8-750d-b6ef-e4612ca31f2c', '01a22982-3de3-7e6d-875b-a3298fb3911b', 500);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (3, 'box', '01a22982-3eea-7522-b362-04bc7cc14779', '01a22982-3de3-7e6d-875b-a3298fb3911b', 9500);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (4, 'float', '01a22982-3ed8-750d-b6ef-e4612ca31f2c', '01a22982-3de3-7e6d-875b-a3298fb3911b', 0);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (9, 'shop', '01a22982-3f68-77a0-9640-1224bdb62c6e', '', -10000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (7, 'shop', '01a22982-3f67-7a39-b9ed-8558dfdf359f', '', -8950);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (8, 'opening', '', '', 40000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (13, 'shop', '01a22982-41ae-7b02-aa13-f7a01fd5fb0d', '', -10000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (10, 'revenue', '', '', -2000);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (11, 'vat', '', '', -100);
INSERT INTO public.balances (no, kind, party, warehouse, fils) VALUES (12, 'shop', '01a22982-41ad-7ac6-8084-49544c37f41c', '', -8950);
INSERT INTO public.business (id, version, legal_name, legal_name_ar, trade_name, trn, licence_number, licence_authority, street, city, phone, email, iban, working_days, holidays, ramadans, logo, logo_name, updated_at, colour, difference_limit_fils, blind_counts, cod_fee_fils, return_fee_fils, due_days, tin, sac, prices_have_vat, card_paid_through) VALUES (1, 3, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'توصيل', '', '100384726190003', '1148820', '', '', 'Dubai', '', '', '', '["Monday"]', '[{"date":"2026-12-02","name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}]', '[]', 'iVBORw0KGgo=', '0.png', '2026-11-21T10:00:00.000Z', 'purple', 5000, 1, 500, 1000, 14, '1003847261', '9983.11', 'persons', '2026-11-20');
INSERT INTO public.cash_counts (no, kind, person, person_name, warehouse_id, at, pieces, expenses, orders, change_fils, expected_fils, counted_fils, reason, actor_kind, actor, actor_name, reversed_at, reversed_by, reversed_why, to_confirm, confirmed_at, confirmed_by, confirmed_note) VALUES (1, 'handIn', '01a22982-3ed8-750d-b6ef-e4612ca31f2c', 'Imran Qureshi', '01a22982-3de3-7e6d-875b-a3298fb3911b', '2026-11-21T10:00:00.000Z', '{"5000":1}', '[{"what":"Fuel","fils":100,"photo":"/api/cash/photos/fedee751b09c6ab765b93a2035b71b774c55ae7b9f24c6ef79fe9de28df05ba0"}]', 0, 5000, 5000, 5000, '', 'administrator', 'owner', 'Huda', NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.cash_counts (no, kind, person, person_name, warehouse_id, at, pieces, expenses, orders, change_fils, expected_fils, counted_fils, reason, actor_kind, actor, actor_name, reversed_at, reversed_by, reversed_why, to_confirm, confirmed_at, confirmed_by, confirmed_note) VALUES (2, 'close', '01a22982-3eea-7522-b362-04bc7cc14779', 'Imran Qureshi', '01a22982-3de3-7e6d-875b-a3298fb3911b', '2026-11-21T10:00:00.000Z', '{}', '[]', 0, 0, 0, 0, '', 'administrator', 'owner', 'Huda', NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.cash_held (order_seq, driver_id, fils, since) VALUES (3475744358400006, '01a22982-3ed8-750d-b6ef-e4612ca31f2c', 10000, '2026-11-21T10:00:00.000Z');
INSERT INTO public.cashier_payments (id, cashier_id, warehouse_id, month, total_fils, notes, invoice_images, paid_at) VALUES ('01a22982-3e0e-77f0-a340-77bc5163b806', '01a22982-3df4-7e1f-82f1-35092b17e774', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'November 2026', 450000, 'Salary', '["/pictures/invoice/1.svg"]', '2026-11-21T10:00:00.000Z');
INSERT INTO public.cashier_payments (id, cashier_id, warehouse_id, month, total_fils, notes, invoice_images, paid_at) VALUES ('01a22982-3e11-7673-b2a8-d81523bb9807', '01a22982-3df4-7e1f-82f1-35092b17e774', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'November 2026', 450000, 'Salary', '["/pictures/invoice/1.svg"]', '2026-11-21T10:00:00.000Z');
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
INSERT INTO public.city_rates (id, company_id, from_city, to_city, mode, rate_fils, starting) VALUES ('01a22982-3e37-78f8-9cb7-492be7725957', '01a22982-3e0c-767b-b13e-46172695ab38', 'Dubai', 'Sharjah', 'normal', 2000, 0);
INSERT INTO public.contact_calls (id, follow_up_id, order_id, at, actor_kind, actor, actor_name, outcome, note, next_at) VALUES ('01a22982-43fc-721c-b89a-e2ef5548c69d', '01a22982-43fb-7de5-961b-8c1c98288b1f', '01a22982-43ac-77ee-a340-90be9860604f', '2026-11-21T10:00:00.000Z', 'operator', 'sara', 'Sara', 'no_answer', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL);
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400007, 'warehouse', '01a22982-3de3-7e6d-875b-a3298fb3911b', '2026-11-21T10:00:00.000Z', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '', 'out', NULL, '01a22982-3de3-7e6d-875b-a3298fb3911b');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400008, 'run', '01a22982-4056-72fc-bb6c-ecffa10f4652', '2026-11-21T10:00:00.000Z', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '', 'out', NULL, '01a22982-3de3-7e6d-875b-a3298fb3911b');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400009, 'run', '01a22982-4064-70f2-aed7-ed4df7adabf5', '2026-11-21T10:00:00.000Z', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '', 'out', NULL, '01a22982-3de3-7e6d-875b-a3298fb3911b');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400010, 'run', '01a22982-4070-7e79-b71f-4bc6d36540e5', '2026-11-21T10:00:00.000Z', '01a22982-3ed5-7f89-b244-4459c5b880e1', NULL, '', 'out', NULL, '01a22982-3de3-7e6d-875b-a3298fb3911b');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400011, 'run', '01a22982-409a-7ef2-ba39-23bda99acd26', '2026-11-21T10:00:00.000Z', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '', 'out', NULL, '01a22982-3de3-7e6d-875b-a3298fb3911b');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400012, 'run', '01a22982-40b5-7487-9268-b95f4717e39e', '2026-11-21T10:00:00.000Z', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '', 'out', NULL, '01a22982-3de3-7e6d-875b-a3298fb3911b');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3475744358400013, 'run', '01a22982-40b5-7487-9268-b95f4717e39e', '2026-11-21T10:00:00.000Z', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '', 'out', NULL, '01a22982-3de3-7e6d-875b-a3298fb3911b');
INSERT INTO public.custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, exception, home_id) VALUES (3360935116800000, 'warehouse', '01a22982-3de3-7e6d-875b-a3298fb3911b', '2026-01-01T00:00:00.000Z', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '', 'out', NULL, '01a22982-3de3-7e6d-875b-a3298fb3911b');
INSERT INTO public.driver_devices (account_id, device_hash, wrong_pins) VALUES ('01a22982-3df2-76bd-8ac8-dd9e19b46968', '', 3);
INSERT INTO public.driver_expenses (client_id, driver_id, kind, note, fils, sha256, bytes, photo_at, spent_at, received_at, state, count_no, decided_at, reason) VALUES ('01a22982-3f62-7477-8c1', '01a22982-3ed8-750d-b6ef-e4612ca31f2c', 'parking', '', 2000, '', 0, NULL, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 'open', NULL, NULL, '');
INSERT INTO public.driver_expenses (client_id, driver_id, kind, note, fils, sha256, bytes, photo_at, spent_at, received_at, state, count_no, decided_at, reason) VALUES ('01a22982-43d4-7165-939', '01a22982-43c9-716e-a9c8-6b697e126144', 'parking', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 2000, '', 0, NULL, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 'open', NULL, NULL, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a22982-40cb-7900-9845-965b97d2d070', '01a22982-401a-7527-9968-7e330506d53c', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'missing', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a22982-40cf-7c9a-b13d-7219889ad542', '01a22982-402b-746f-9353-1cbf6a5c231f', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'call', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a22982-40d7-7777-a9ab-62dff9b19243', '01a22982-4084-7034-a912-28de26384131', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'call', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.follow_ups (id, order_id, warehouse_id, kind, state, note, run_id, opened_at, opened_by, due_at, claimed_by, claimed_name, claimed_until, outcome, closed_at, closed_name, cause_id, end_cause_id) VALUES ('01a22982-43fb-7de5-961b-8c1c98288b1f', '01a22982-43ac-77ee-a340-90be9860604f', '01a22982-43aa-73e9-9b90-534f4f809c25', 'call', 'open', '', NULL, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.idempotency_keys (owner, key, request_hash, reply, created_at) VALUES ('shop', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'a', '{"message":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}', '2026-11-21T10:00:00.000Z');
INSERT INTO public.import_choices (headers, sender_id, choice, imported_at) VALUES ('a', '01a22982-3e0c-767b-b13e-46172695ab38', '{"mapping":"","columns":{"title":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "},"set":{},"take":[]}', '2026-11-21T10:00:00.000Z');
INSERT INTO public.imported_files (sha256, kind, times, stored, imported_at, by_name, warehouse_id) VALUES ('a', 'orders', 1, 19, '2026-11-21T10:00:00.000Z', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '01a22982-3de3-7e6d-875b-a3298fb3911b');
INSERT INTO public.invoices (no, kind, of_no, statement_no, sender_id, month, issued_on, due_on, net_fils, vat_fils, total_fils, document, sha256, uuid, e_state, e_note) VALUES ('INV-2026-000001', 380, NULL, 1, '01a22982-3f67-7a39-b9ed-8558dfdf359f', '2026-11', '2026-11-21', '2026-12-21', 1000, 50, 1050, '{"no":"INV-2026-000001","kind":380,"issuedOn":"2026-11-21","dueOn":"2026-12-21","from":"2026-11-21","to":"2026-11-21","period":"WKY","seller":{"name":"Wasl Parcel Delivery L.L.C","nameArabic":"وصل لتوصيل الطرود ذ.م.م","trn":"100384726190003","tin":"1003847261","street":"Al Quoz Industrial Area 3, 17B Street","city":"Dubai","phone":"+971 4 320 8841","email":"office@wasl.example","iban":"AE070331234567890123456","licenceNumber":"1148820","licenceAuthority":"Dubai Department of Economy and Tourism","isPerson":false},"buyer":{"name":"Noor Trading","nameArabic":"","trn":"","tin":"","street":"Al Wasl Road","city":"Dubai","phone":"+971 50 771 0932","email":"layla.haddad@mail.example","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"isTaxed":true,"isIncluded":false,"sac":"9965","lines":[{"kind":"extra","what":"Storage","from":"","to":"","quantity":1,"price":1000,"net":1000,"vat":50}],"net":1000,"vat":50,"total":1050,"charges":[{"id":"01a22982-3f89-7e61-9a26-8dd06e98fe08","kind":"extra","day":"2026-11-21","what":"Storage","fils":1000,"trackingID":"","from":"","to":""}]}', '9ac3983cbbaac0160c9e3d113925d6e590ea5b0a8794253653c1749ee99c0e41', '01a22982-3fe1-76d7-8a71-8761b93b45fa', 'rejected', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.invoices (no, kind, of_no, statement_no, sender_id, month, issued_on, due_on, net_fils, vat_fils, total_fils, document, sha256, uuid, e_state, e_note) VALUES ('INV-2026-000002', 380, NULL, 2, '01a22982-41ad-7ac6-8084-49544c37f41c', '2026-11', '2026-11-21', '2026-12-21', 1000, 50, 1050, '{"no":"INV-2026-000002","kind":380,"issuedOn":"2026-11-21","dueOn":"2026-12-21","from":"2026-11-21","to":"2026-11-21","period":"WKY","seller":{"name":"Wasl Parcel Delivery L.L.C","nameArabic":"وصل لتوصيل الطرود ذ.م.م","trn":"100384726190003","tin":"1003847261","street":"Al Quoz Industrial Area 3, 17B Street","city":"Dubai","phone":"+971 4 320 8841","email":"office@wasl.example","iban":"AE070331234567890123456","licenceNumber":"1148820","licenceAuthority":"Dubai Department of Economy and Tourism","isPerson":false},"buyer":{"name":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL ","nameArabic":"","trn":"","tin":"","street":"Al Wasl Road","city":"Dubai","phone":"+971 50 771 0932","email":"layla.haddad@mail.example","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"isTaxed":true,"isIncluded":false,"sac":"9965","lines":[{"kind":"extra","what":"Storage","from":"","to":"","quantity":1,"price":1000,"net":1000,"vat":50}],"net":1000,"vat":50,"total":1050,"charges":[{"id":"01a22982-41bb-7eeb-8f0d-82d99152206e","kind":"extra","day":"2026-11-21","what":"Storage","fils":1000,"trackingID":"","from":"","to":""}]}', 'b4eac1ed12861253f8025db302d169b5565292aa22a85b3c537664325cbd8fa7', '01a22982-4290-7436-a6b9-10be432c372f', 'rejected', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.invoices (no, kind, of_no, statement_no, sender_id, month, issued_on, due_on, net_fils, vat_fils, total_fils, document, sha256, uuid, e_state, e_note) VALUES ('CN-2026-000001', 381, 'INV-2026-000001', NULL, '01a22982-3f67-7a39-b9ed-8558dfdf359f', '2026-11', '2026-11-21', '2026-12-21', 0, 0, 0, '{"no":"INV-2026-000001","kind":380,"issuedOn":"2026-11-21","dueOn":"2026-12-21","from":"2026-11-21","to":"2026-11-21","period":"WKY","seller":{"name":"Wasl Parcel Delivery L.L.C","nameArabic":"وصل لتوصيل الطرود ذ.م.م","trn":"100384726190003","tin":"1003847261","street":"Al Quoz Industrial Area 3, 17B Street","city":"Dubai","phone":"+971 4 320 8841","email":"office@wasl.example","iban":"AE070331234567890123456","licenceNumber":"1148820","licenceAuthority":"Dubai Department of Economy and Tourism","isPerson":false},"buyer":{"name":"Noor Trading","nameArabic":"","trn":"","tin":"","street":"Al Wasl Road","city":"Dubai","phone":"+971 50 771 0932","email":"layla.haddad@mail.example","iban":"","licenceNumber":"","licenceAuthority":"","isPerson":false},"isTaxed":true,"isIncluded":false,"sac":"9965","lines":[{"kind":"extra","what":"Storage","from":"","to":"","quantity":1,"price":1000,"net":1000,"vat":50}],"net":1000,"vat":50,"total":1050,"charges":[{"id":"01a22982-3f89-7e61-9a26-8dd06e98fe08","kind":"extra","day":"2026-11-21","what":"Storage","fils":1000,"trackingID":"","from":"","to":""}]}', '9ac3983cbbaac0160c9e3d113925d6e590ea5b0a8794253653c1749ee99c0e41', '01a22982-3fe1-76d7-8a71-8761b93b45fa', 'rejected', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-schema', '2026-11-29T22:52:10.423Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-hub', '2026-11-29T22:52:10.733Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-landed-hub', '2026-11-29T22:52:10.768Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-visit-acts', '2026-11-29T22:52:10.779Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-station-names', '2026-11-29T22:52:10.785Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-trade-reports', '2026-11-29T22:52:10.798Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-cash-to-collect', '2026-11-29T22:52:10.800Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-guest-parcels', '2026-11-29T22:52:10.814Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-import-choices', '2026-11-29T22:52:10.817Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-driver-expenses', '2026-11-29T22:52:10.836Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-brand-colour', '2026-11-29T22:52:10.840Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-causes', '2026-11-29T22:52:10.867Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-ledger-kinds', '2026-11-29T22:52:10.887Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-collected', '2026-11-29T22:52:10.895Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-late-money', '2026-11-29T22:52:10.912Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-cash-control', '2026-11-29T22:52:10.923Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-statements', '2026-11-29T22:52:10.988Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-card-money', '2026-11-29T22:52:11.003Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.late_money (act_id, state, decided_at) VALUES ('01a22982-43f2-7178-a9ed-123a13d56f49', 'never', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_failures (id, account, source, failed_at) VALUES ('01a22982-4162-7d49-855c-51b612c87ffb', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '10.1.0.1', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_failures (id, account, source, failed_at) VALUES ('01a22982-416e-7d29-8dbf-41725e617fc7', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '::ffff:10.1.0.2', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_sources (account, source, signed_in_at) VALUES ('owner@tawseel.example', '10.1.0.1', '2026-11-21T10:00:00.000Z');
INSERT INTO public.login_sources (account, source, signed_in_at) VALUES ('owner@tawseel.example', '::ffff:10.1.0.2', '2026-11-21T10:00:00.000Z');
INSERT INTO public.meta (key, value) VALUES ('tracking_key', 'HoEnheSCResT88Xu0el8mtoJxEvUZHky9nj0nhvV9C4=');
INSERT INTO public.meta (key, value) VALUES ('time_zone', 'Asia/Dubai');
INSERT INTO public.number_series (name, last) VALUES ('actors', 1);
INSERT INTO public.number_series (name, last) VALUES ('cash_counts', 2);
INSERT INTO public.number_series (name, last) VALUES ('balances', 13);
INSERT INTO public.number_series (name, last) VALUES ('statements', 2);
INSERT INTO public.number_series (name, last) VALUES ('INV-2026', 2);
INSERT INTO public.number_series (name, last) VALUES ('postings', 14);
INSERT INTO public.number_series (name, last) VALUES ('stations', 3);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a1fd8b-7ea0-700a-bf2b-b228d5dc4dd9', '01a22982-3ec2-7d11-8127-09ee07b030ca', 'created', '', '2026-11-21T09:59:00.000Z', 'status', 'key', 'scanner', 'Scanner', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a1fd8c-6900-7e9f-94ac-e7417d770a8f', '01a22982-3ec2-7d11-8127-09ee07b030ca', 'accepted', '', '2026-11-21T10:00:00.000Z', 'status', 'key', 'scanner', 'Scanner', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a1fd8c-6900-79ca-9673-d1ce65299386', '01a22982-3ef2-78eb-8e75-55529b1381a5', 'delivered', '', '2026-11-21T10:00:00.000Z', 'status', 'driver', '01a22982-3ed8-750d-b6ef-e4612ca31f2c', 'Imran Qureshi', NULL, NULL, NULL, NULL, '01a22982-3f20-7604-97ad-d274144c4917', NULL);
INSERT INTO public.order_events (id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes, address_hash, implied, cause_id, happened_at) VALUES ('01a22982-4404-780d-ba1a-d2f5cb21fa5e', '01a22982-43ac-77ee-a340-90be9860604f', 'created', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'corrected', 'operator', 'omar', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '[{"field":"orderDetails","before":"","after":"مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ \" \\ \\N \\u0041 \t \r\n \u0001    {,} NULL "}]', NULL, NULL, '01a22982-43f2-7178-a9ed-123a13d56f49', NULL);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('day', '2026-11-21', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'normal', 14, 39200, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('hour', '2026-11-21T14', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'normal', 14, 39200, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('month', '2026-11', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'normal', 14, 39200, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('all', '', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'normal', 15, 42000, 0, 60000, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('day', '2026-01-01', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'normal', 1, 2800, 0, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('hour', '2026-01-01T04', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'normal', 1, 2800, 0, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('month', '2026-01', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'normal', 1, 2800, 0, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('all', '', '01a22982-43aa-73e9-9b90-534f4f809c25', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('day', '2026-11-21', '01a22982-43aa-73e9-9b90-534f4f809c25', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('hour', '2026-11-21T14', '01a22982-43aa-73e9-9b90-534f4f809c25', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.order_totals (grain, start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils, to_collect_fils) VALUES ('month', '2026-11', '01a22982-43aa-73e9-9b90-534f4f809c25', 'normal', 1, 2800, 100000000, 0, 0);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400000, '01a22982-3e4f-70e1-aa07-0939e0da44f5', 'TWS-VYVR-PYFU', '', 'normal', 'created', '01a22982-3de3-7e6d-875b-a3298fb3911b', '01a22982-3e0c-767b-b13e-46172695ab38', 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400001, '01a22982-3e7b-7703-af91-ae96ca4bb1e0', 'TWS-PBXN-5DQF', '', 'normal', 'created', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400002, '01a22982-3e8a-74b7-8233-0b82e1456fcb', 'TWS-BV5J-3C9F', '', 'normal', 'created', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400003, '01a22982-3ea0-7325-9c51-1695465fdb42', 'TWS-RABP-8PGU', '', 'normal', 'delivered', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400004, '01a22982-3ead-785f-b551-67e742e12462', 'TWS-WMCF-4YY4', '', 'normal', 'delivered', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400005, '01a22982-3ec2-7d11-8127-09ee07b030ca', 'TWS-G76E-R6WT', '', 'normal', 'accepted', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400006, '01a22982-3ef2-78eb-8e75-55529b1381a5', 'TWS-GG4M-GN72', '', 'normal', 'delivered', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', '', '', 10000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400007, '01a22982-401a-7527-9968-7e330506d53c', 'TWS-QX98-7Q56', '', 'normal', 'warehouse', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400008, '01a22982-402b-746f-9353-1cbf6a5c231f', 'TWS-PPPX-NERG', '', 'normal', 'warehouse', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400009, '01a22982-403f-73bb-acd8-e2aee462168e', 'TWS-JHJX-ND9R', '', 'normal', 'warehouse', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400010, '01a22982-404c-703f-be84-2166b8b400c7', 'TWS-J4JG-9CBR', '', 'normal', 'warehouse', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400011, '01a22982-4084-7034-a912-28de26384131', 'TWS-DNF9-2XWW', '', 'normal', 'warehouse', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400012, '01a22982-40a5-79da-bfca-9087a52152f9', 'TWS-5JJQ-CAG8', '', 'normal', 'assignedtodriver', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400013, '01a22982-40b1-72c0-8984-a527b9bc70a7', 'TWS-EUMM-PF9G', '', 'normal', 'assignedtodriver', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3360935116800000, '01a22982-40de-7acf-97e8-30f4f673b7c9', 'TWS-3XU6-2KEY', '', 'normal', 'warehouse', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'Omar Farouk', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'Card', 'Perfume set', 'Parcel', '', '', 25000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, NULL, '2026-01-01T00:00:00.000Z', '+971521186640', '+971507710932', '2026-01-01T00:00:00.000Z', NULL, '', '', '', '', NULL, '', NULL, NULL);
INSERT INTO public.orders (seq, id, tracking_id, reference, delivery_type, tracking_status, warehouse_id, sender_id, sender_name, sender_phone, sender_address, pickup_area, pickup_city, receiver_name, receiver_phone, dropoff_street, dropoff_area, dropoff_city, dropoff_country, payment_method, title, type, details, delivery_instructions, value_fils, weight_grams, length_mm, width_mm, height_mm, additional_services, images, base_fils, weight_fils, size_fils, packing_fils, charge_fils, cash_handed_in_at, created_at, receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, dropoff_building, dropoff_landmark, dropoff_makani, receiver_phone2, folded_texts, receiver_phone2_e164, collected_cash_fils, collected_card_fils) VALUES (3475744358400014, '01a22982-43ac-77ee-a340-90be9860604f', 'TWS-UCPD-CNXQ', '', 'normal', 'created', '01a22982-43aa-73e9-9b90-534f4f809c25', '01a22982-41ac-74fd-90e1-5fe100b501b6', 'Layla Haddad', '+971 50 771 0932', 'Villa 12, Al Wasl Road, Dubai', 'Al Wasl', 'Dubai', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '+971 52 118 6640', 'King Faisal Street', '', 'Sharjah', 'United Arab Emirates', 'COD', 'Perfume set', 'Parcel', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 100000000, 1200, 300, 200, 100, 0, '[]', 2000, 500, 300, 0, 2800, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '+971521186640', '+971507710932', '2026-11-21T10:00:00.000Z', NULL, '', '', '', '', 'محمد عبد الله 👨👩👧 u e e ’ " \ \n \u0041 	 
     {,} null ', '', NULL, NULL);
INSERT INTO public.packing_charges (id, price_fils, starting) VALUES ('016f5e66-e800-77c6-a059-c91d86331d06', 750, 0);
INSERT INTO public.parcel_codes (code, order_id, job_id, made_at, bound_at) VALUES ('JX-4471-0093', '01a22982-3e4f-70e1-aa07-0939e0da44f5', NULL, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.parcel_codes (code, order_id, job_id, made_at, bound_at) VALUES ('مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '01a22982-43ac-77ee-a340-90be9860604f', '01a22982-43fd-7e93-83e7-8a4491d6e0e5', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickup_visits (pickup_id, run_id, state, added_at, client_id, reason, note, received_by, ended_at) VALUES ('01a22982-4101-755e-974b-45cb3d1994a3', '01a22982-4102-7165-aa68-dc8f51850bec', 'pending', '2026-11-21T10:00:00.000Z', NULL, '', '', '', NULL);
INSERT INTO public.pickup_visits (pickup_id, run_id, state, added_at, client_id, reason, note, received_by, ended_at) VALUES ('01a22982-43c7-7d3a-9aad-0b096c20c44c', '01a22982-43d6-70e8-8f3d-7611c192fdcb', 'failed', '2026-11-21T10:00:00.000Z', '01a22982-43e1-78e3-a930-40c99373cdbb', 'nothing_to_collect', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22982-40fa-71c0-9abc-498e63af1d53', 'PCK-093d07c9dabb', '01a22982-3e0c-767b-b13e-46172695ab38', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22982-40fc-7d78-8eaa-bcdad47f5624', 'PCK-7e11f4556adf', '01a22982-3e0c-767b-b13e-46172695ab38', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22982-4100-7d61-95dc-e97a41b16163', 'PCK-dc9e6bad5e05', '01a22982-3e0c-767b-b13e-46172695ab38', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '135', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22982-4101-755e-974b-45cb3d1994a3', 'PCK-6a0901cbcdf3', '01a22982-3e0c-767b-b13e-46172695ab38', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Unit 7, Naif Road', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, NULL, NULL, '09:00', '13:00', 40, 'planned', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22982-43c1-7162-83e3-52b56d8ef15d', 'PCK-b722a658bd8e', '01a22982-41ac-74fd-90e1-5fe100b501b6', '01a22982-43aa-73e9-9b90-534f4f809c25', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '135', NULL, NULL, NULL, '09:00', '13:00', 40, 'asked', '', '2026-11-21T10:00:00.000Z');
INSERT INTO public.pickups (id, number, sender_id, warehouse_id, street, area, city, phone, note, day, weekdays, until, standing_id, standing_day, from_time, to_time, expected, state, reason, created_at) VALUES ('01a22982-43c7-7d3a-9aad-0b096c20c44c', 'PCK-b722a658bd8e', '01a22982-41ac-74fd-90e1-5fe100b501b6', '01a22982-43aa-73e9-9b90-534f4f809c25', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', 'Dubai', '+971 4 338 7766', '', '2026-11-23', '', NULL, '01a22982-43c1-7162-83e3-52b56d8ef15d', '2026-11-23', '09:00', '13:00', 40, 'failed', '', '2026-11-21T10:00:00.000Z');
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
INSERT INTO public.print_jobs (id, run_id, what, size, copies, reason, at, actor_kind, actor, actor_name) VALUES ('01a22982-43fd-7e93-83e7-8a4491d6e0e5', NULL, 'label', '4x6', 2, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'key', 'shop', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.prints (job_id, place, order_id, cash_fils, address) VALUES ('01a22982-43fd-7e93-83e7-8a4491d6e0e5', 0, '01a22982-43ac-77ee-a340-90be9860604f', 25000, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ');
INSERT INTO public.promises (order_id, day, from_time, to_time, note, made_at, made_by, leave_with, ended_at, end_cause_id) VALUES ('01a22982-43ac-77ee-a340-90be9860604f', '2026-11-26', '17:00', '21:00', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'guard', '2026-11-21T10:00:00.000Z', '01a22982-43f2-7178-a9ed-123a13d56f49');
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a22982-40ee-7657-85a0-188c1988124c', '01a22982-40da-7796-a4fc-2bba37f10fb7', '01a22982-40b1-72c0-8984-a527b9bc70a7', '01a22982-4078-76c0-a915-766530ce354f', 'photo', '0d396aeae5cf0b88e422258c7830c7ab20904532923bd9a1b26f315403cd6cfc', 26, '', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL);
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a22982-40f8-7fe7-acaa-5d9dbe9a3052', '01a22982-40da-7796-a4fc-2bba37f10fb7', '01a22982-40b1-72c0-8984-a527b9bc70a7', '01a22982-4078-76c0-a915-766530ce354f', 'photo', '72a07611fed3c8e5303f4f5881e1cb13cb36d89ecba33065a376430bd5aac0ad', 12, 'image/jpeg', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL);
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a22982-40f9-764c-9f34-993f83a46897', '01a22982-40da-7796-a4fc-2bba37f10fb7', '01a22982-40b1-72c0-8984-a527b9bc70a7', '01a22982-4078-76c0-a915-766530ce354f', 'photo', '04b3682c2174c6b61fb8c35d3cb5cfa2114766f8d39b7c4dd0d4260127267637', 16, 'image/jpeg', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL);
INSERT INTO public.proofs (id, act_id, order_id, actor, kind, sha256, bytes, type, taken_at, arrived_at, dropped_at, missed_at) VALUES ('01a22982-43f8-7207-a88e-1a17e6f1a32b', '01a22982-43f2-7178-a9ed-123a13d56f49', '01a22982-43ac-77ee-a340-90be9860604f', '01a22982-43c9-716e-a9c8-6b697e126144', 'photo', 'b21b9d9685877b59b51f597f57c01b9b94f819356dffcc345402943b4c02bbc8', 117, 'image/jpeg', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL);
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a22982-3e49-7eed-8651-300b7cd68f22', 'Noura Al Ketbi', 'noura@mail.example', 'Where is my parcel?', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a22982-3e4b-714a-8f34-21a24e965b9f', 'Noura Al Ketbi', 'noura@mail.example', 'Casino bonus', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a22982-3e4d-7bb2-8a99-314eb65c010e', 'Noura Al Ketbi', 'noura@mail.example', 'Casino bonus, again', 'It was due yesterday.', '2026-11-21T10:00:00.000Z');
INSERT INTO public.queries (id, name, email, subject, message, created_at) VALUES ('01a22982-43a9-7d81-b7ab-765ce746c8b0', 'Noura Al Ketbi', 'noura@mail.example', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
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
INSERT INTO public.recovery_codes (code_hash, account_id) VALUES ('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb', '01a22982-4160-74a8-a53c-09fd071a193b');
INSERT INTO public.reset_links (token_hash, account_id, created_at, expires_at) VALUES ('d9ef4334ec1e720d52182936117c00ed352c044d0f8d46cd845298cbc1869b72', '01a22982-3de6-7af0-a3eb-6d84e01c6e5e', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z');
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22982-3f05-7731-84ea-2c0bcbd1c9c7', '01a22982-3f04-7a67-92f6-9a25663e0513', 'delivery', '01a22982-3ef2-78eb-8e75-55529b1381a5', NULL, 'done', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22982-4057-7015-9048-604cbcda5ec8', '01a22982-4056-72fc-bb6c-ecffa10f4652', 'linehaul', '01a22982-402b-746f-9353-1cbf6a5c231f', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22982-4068-74f4-bd63-82819d99375c', '01a22982-4064-70f2-aed7-ed4df7adabf5', 'linehaul', '01a22982-403f-73bb-acd8-e2aee462168e', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22982-4071-7e7d-bd50-a0cc30b13ccc', '01a22982-4070-7e79-b71f-4bc6d36540e5', 'linehaul', '01a22982-404c-703f-be84-2166b8b400c7', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22982-409b-7bea-b15a-9cfecd1c14a8', '01a22982-409a-7ef2-ba39-23bda99acd26', 'delivery', '01a22982-4084-7034-a912-28de26384131', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22982-40ba-7c39-915f-73d76f8512fc', '01a22982-40b5-7487-9268-b95f4717e39e', 'delivery', '01a22982-40a5-79da-bfca-9087a52152f9', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22982-40c8-728f-b82c-f983d09d4688', '01a22982-40b5-7487-9268-b95f4717e39e', 'delivery', '01a22982-40b1-72c0-8984-a527b9bc70a7', NULL, 'pending', 2, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.run_stops (id, run_id, kind, order_id, pickup_id, state, place, added_at, loaded_at, done_at, back_at, why, cause_id) VALUES ('01a22982-43d7-7fe4-b709-9c83a85d69df', '01a22982-43d6-70e8-8f3d-7611c192fdcb', 'delivery', '01a22982-43ac-77ee-a340-90be9860604f', NULL, 'pending', 1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, '', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22982-3f04-7a67-92f6-9a25663e0513', 13, 'RUN-01a22982-3f04-7a67-92f6-9a25663e0513', 'delivery', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '01a22982-3ed8-750d-b6ef-e4612ca31f2c', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22982-4055-7e7f-92a7-d831b911f4e8', 14, 'RUN-01a22982-4055-7e7f-92a7-d831b911f4e8', 'linehaul', '01a22982-3de3-7e6d-875b-a3298fb3911b', '01a22982-3ed5-7f89-b244-4459c5b880e1', NULL, '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22982-4056-72fc-bb6c-ecffa10f4652', 15, 'RUN-01a22982-4056-72fc-bb6c-ecffa10f4652', 'linehaul', '01a22982-3de3-7e6d-875b-a3298fb3911b', '01a22982-3ed5-7f89-b244-4459c5b880e1', NULL, '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22982-4064-70f2-aed7-ed4df7adabf5', 16, 'RUN-01a22982-4064-70f2-aed7-ed4df7adabf5', 'linehaul', '01a22982-3de3-7e6d-875b-a3298fb3911b', '01a22982-3ed5-7f89-b244-4459c5b880e1', NULL, '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22982-4070-7e79-b71f-4bc6d36540e5', 17, 'RUN-01a22982-4070-7e79-b71f-4bc6d36540e5', 'linehaul', '01a22982-3ed5-7f89-b244-4459c5b880e1', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22982-409a-7ef2-ba39-23bda99acd26', 18, 'RUN-01a22982-409a-7ef2-ba39-23bda99acd26', 'delivery', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '01a22982-4078-76c0-a915-766530ce354f', '', '2026-11-21', 'open', 1, '2026-11-21T10:00:00.000Z', 'Sara', NULL, NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22982-40b5-7487-9268-b95f4717e39e', 19, 'RUN-01a22982-40b5-7487-9268-b95f4717e39e', 'delivery', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '01a22982-4078-76c0-a915-766530ce354f', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22982-4102-7165-aa68-dc8f51850bec', 23, 'RUN-01a22982-4102-7165-aa68-dc8f51850bec', 'pickup', '01a22982-3de3-7e6d-875b-a3298fb3911b', NULL, '01a22982-4078-76c0-a915-766530ce354f', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.runs (id, no, number, kind, warehouse_id, to_warehouse_id, driver_id, vehicle_no, day, state, version, created_at, created_by, out_at, closed_at) VALUES ('01a22982-43d6-70e8-8f3d-7611c192fdcb', 24, 'RUN-01a22982-43d6-70e8-8f3d-7611c192fdcb', 'delivery', '01a22982-43aa-73e9-9b90-534f4f809c25', NULL, '01a22982-43c9-716e-a9c8-6b697e126144', '', '2026-11-21', 'out', 1, '2026-11-21T10:00:00.000Z', 'Sara', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401872, '01a22982-3f14-7d04-9fe', 3475744358400006, 'sent', 1, 13, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401873, '01a22982-4062-7a2e-9be', 3475744358400008, 'sent', 1, 15, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401874, '01a22982-406b-77c5-84e', 3475744358400009, 'sent', 1, 16, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401875, '01a22982-4075-77ec-9ce', 3475744358400010, 'sent', 2, 17, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401902, '01a22982-40a4-7c53-915', 3475744358400011, 'sent', 1, 18, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401903, '01a22982-40bc-7028-981', 3475744358400012, 'sent', 1, 19, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401904, '01a22982-40c9-7745-8f5', 3475744358400013, 'sent', 1, 19, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401905, '01a22982-40ea-7087-b59', 3360935116800000, 'received', 1, NULL, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.scans (seq, client_id, parcel, act, station, run, count, result, actor, code, weight_grams, length_mm, width_mm, height_mm, happened_at, skew_ms) VALUES (3475744358401906, '01a22982-43e0-79c7-b41', 3475744358400014, 'sent', 3, 24, NULL, 'ok', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.second_factors (account_id, secret, confirmed_at, last_step) VALUES ('01a22982-411a-788f-9bca-12a129ab5b23', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', NULL, 0);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a22982-3faf-7015-9a68-cf6ee3a84763', NULL, 'extra', '01a22982-3f68-77a0-9640-1224bdb62c6e', '2026-11-21', 1000, 'Storage', NULL, NULL, NULL);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a22982-41d4-7852-a456-d9bfb1ed5949', NULL, 'extra', '01a22982-41ae-7b02-aa13-f7a01fd5fb0d', '2026-11-21', 1000, 'Storage', NULL, NULL, NULL);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a22982-41bb-7eeb-8f0d-82d99152206e', NULL, 'extra', '01a22982-41ad-7ac6-8084-49544c37f41c', '2026-11-21', 1000, 'Storage', 2, 'INV-2026-000002', NULL);
INSERT INTO public.sender_charges (id, order_seq, kind, sender_id, day, fils, what, statement_no, invoice_no, credited_by) VALUES ('01a22982-3f89-7e61-9a26-8dd06e98fe08', NULL, 'extra', '01a22982-3f67-7a39-b9ed-8558dfdf359f', '2026-11-21', 1000, 'Storage', 1, 'INV-2026-000001', 'CN-2026-000001');
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22982-3e0c-767b-b13e-46172695ab38', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22982-3e0d-7ba4-a040-615b75e43a2c', 'User', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22982-3e0d-7b64-b315-e587ca9bff6b', 'User', 'Layla Haddad', 'left@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22982-3f67-7a39-b9ed-8558dfdf359f', 'Company', 'Noor Trading', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22982-3f68-77a0-9640-1224bdb62c6e', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22982-4128-7719-974f-92c8058251d0', 'User', 'Layla Haddad', 'another@mail.example', '', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22982-41ac-74fd-90e1-5fe100b501b6', 'User', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', '', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22982-41ad-7ac6-8084-49544c37f41c', 'Company', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.senders (id, role, name, email, phone, country, city, street, house_no, profile_pic, addresses, created_at, deleted_at, phone_e164, legal_name, trn, makani, landmark, iban, iban_set_at, iban_set_by) VALUES ('01a22982-41ae-7b02-aa13-f7a01fd5fb0d', 'Company', 'Layla Haddad', 'layla.haddad@mail.example', '+971 50 771 0932', 'United Arab Emirates', 'Dubai', 'Al Wasl Road', 'Villa 12', '', '[]', '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('3c5a24bb1fd9f4446bfc80b7c1fb904a5edd28bdabeb61b4d77296d90684d0d9', '01a22982-411c-7daa-9f05-38e441f242e0', '01a22982-411a-788f-9bca-12a129ab5b23', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-21T10:00:00.000Z', '', '', NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('de1a09c9c67030db585d6b69cb1037b50f72a11d83cc5c9145f2fc110eada616', '01a22982-4591-79d4-aa05-903416d0ac14', '01a22982-411a-788f-9bca-12a129ab5b23', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', '2026-11-21T10:00:00.000Z', '', '', NULL, NULL);
INSERT INTO public.sessions (token_hash, id, account_id, created_at, expires_at, seen_at, device, source, written_lsn, device_hash) VALUES ('578fed34a1aeecaa512f9d0004b093aa90fc77b95131cf7bd93a681057718f75', '01a22982-4161-7734-8a38-594c9a4bd9f3', '01a22982-4160-74a8-a53c-09fd071a193b', '2026-11-21T10:00:00.000Z', '2099-01-01T00:00:00.000Z', NULL, '', '', NULL, NULL);
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a22982-3f67-7a39-b9ed-8558dfdf359f', '2026-11-01', 'week', 1, NULL, NULL, NULL, '');
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a22982-3f68-77a0-9640-1224bdb62c6e', '2026-11-01', 'week', 1, NULL, NULL, NULL, '');
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a22982-41ae-7b02-aa13-f7a01fd5fb0d', '2026-11-01', 'week', 1, NULL, NULL, NULL, '');
INSERT INTO public.shops (sender_id, billed_from, cycle, nets, cod_fee_fils, return_fee_fils, due_days, tin) VALUES ('01a22982-41ad-7ac6-8084-49544c37f41c', '2026-11-01', 'week', 1, 250, NULL, NULL, '1003847261');
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7c7a-ad5d-8717af98606a', 'Small', 8000, 0, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7572-9584-26751639d2a9', 'Medium', 30000, 400, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-70ad-a848-8abaf8f1a756', 'Large', 90000, 1000, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('016f5e66-e800-7e4a-9842-7c15e5822a6d', 'Extra Large', NULL, 2000, 0);
INSERT INTO public.size_charges (id, size, max_volume, price_fils, starting) VALUES ('01a22982-43aa-70b8-a464-137999938c97', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 9000.5, 300, 0);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3de6-7af0-a3eb-6d84e01c6e5e', 'supervisor', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'supervisor-b3911b@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3df1-7aef-b725-e3ed2d8ee447', 'operator', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'operator-b3911b@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3df2-76bd-8ac8-dd9e19b46968', 'driver', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'driver-b3911b@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3df4-7e1f-82f1-35092b17e774', 'cashier', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'cashier-b3911b@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3df6-797d-adb4-698b4247f5e6', 'supervisor', '01a22982-3df6-7779-b715-496dc50c33aa', 'Imran', 'Qureshi', 'supervisor-0c33aa@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3e02-77d4-948c-5fc2de1642da', 'operator', '01a22982-3df6-7779-b715-496dc50c33aa', 'Imran', 'Qureshi', 'operator-0c33aa@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3e08-7cd9-b002-190338160aa2', 'driver', '01a22982-3df6-7779-b715-496dc50c33aa', 'Imran', 'Qureshi', 'driver-0c33aa@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3e0a-79f7-a9ce-6dc0517a7129', 'cashier', '01a22982-3df6-7779-b715-496dc50c33aa', 'Imran', 'Qureshi', 'cashier-0c33aa@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3ed8-750d-b6ef-e4612ca31f2c', 'driver', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3ee2-7c5e-b6f1-9eea42a959c3', 'driver', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-3eea-7522-b362-04bc7cc14779', 'cashier', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-4078-76c0-a915-766530ce354f', 'driver', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Bilal', 'Qureshi', 'Bilal@hub.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-4081-780a-833a-80be1125dfe5', 'driver', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Yusuf', 'Qureshi', 'Yusuf@hub.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-4109-758d-a049-7645a87d93da', 'supervisor', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'supervisor@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-410a-7268-9afe-41f92093c117', 'operator', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'operator@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-4110-73b6-ae07-1b9de1be33c3', 'driver', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'driver@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-4114-75b3-81b3-a300987ea3c8', 'cashier', '01a22982-3de3-7e6d-875b-a3298fb3911b', 'Imran', 'Qureshi', 'cashier@left.example', '/pictures/portrait/1.svg', 'Active', '', '', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z');
INSERT INTO public.staff (id, kind, warehouse_id, first_name, last_name, email, image, profile_status, phone, phone_e164, identity_number, country, city, street, house_no, account_number, documents, license_no, vehicle_type, vehicle_no, created_at, deleted_at) VALUES ('01a22982-43c9-716e-a9c8-6b697e126144', 'driver', '01a22982-43aa-73e9-9b90-534f4f809c25', 'Imran', 'Qureshi', 'imran.qureshi@tawseel.example', '/pictures/portrait/1.svg', 'Active', '+971 55 210 4471', '+971552104471', '784-1990-1234567-1', 'United Arab Emirates', 'Dubai', 'Al Ittihad Road', 'Flat 304', 'AE070331234567890123456', '["/pictures/document/1.svg"]', '2210457', 'Van', 'Dubai K 41207', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.statements (no, sender_id, at, through, first_seq, last_seq, orders, opening_fils, cash_fils, charges_fils, vat_fils, other_fils, closing_fils, payable_fils, unpaid_fils, iban, sender_name, paid_seq, paid_on, actor_kind, actor, actor_name, held_fils) VALUES (1, '01a22982-3f67-7a39-b9ed-8558dfdf359f', '2026-11-21T10:00:00.000Z', '2026-11-21', 1, 10, 0, 0, 0, 1000, 50, 10000, 8950, 8950, 0, '', 'Noor Trading', NULL, '2026-11-21', 'administrator', 'owner', 'Huda', 500);
INSERT INTO public.statements (no, sender_id, at, through, first_seq, last_seq, orders, opening_fils, cash_fils, charges_fils, vat_fils, other_fils, closing_fils, payable_fils, unpaid_fils, iban, sender_name, paid_seq, paid_on, actor_kind, actor, actor_name, held_fils) VALUES (2, '01a22982-41ad-7ac6-8084-49544c37f41c', '2026-11-21T10:00:00.000Z', '2026-11-21', 1, 14, 0, 0, 0, 1000, 50, 10000, 8950, 8950, 0, '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', NULL, '2026-11-21', 'administrator', 'owner', 'Huda', 500);
INSERT INTO public.stations (no, warehouse_id, device, name) VALUES (1, '01a22982-3de3-7e6d-875b-a3298fb3911b', 'desk-0001', 'Dock 1');
INSERT INTO public.stations (no, warehouse_id, device, name) VALUES (2, '01a22982-3ed5-7f89-b244-4459c5b880e1', 'desk-0001', 'Dock 1');
INSERT INTO public.stations (no, warehouse_id, device, name) VALUES (3, '01a22982-43aa-73e9-9b90-534f4f809c25', 'desk-0001', 'Dock 1');
INSERT INTO public.stock_counts (id, no, warehouse_id, sort_code, begun_at, begun_by, begun_actor, ended_at, ended_by, expected, found, missing, surplus) VALUES ('01a22982-40d9-7ef5-a61a-1a2c38dccd09', 20, '01a22982-3de3-7e6d-875b-a3298fb3911b', '', '2026-11-21T10:00:00.000Z', 'Sara', 'sara', '2026-11-21T10:00:00.000Z', 'Sara', 0, 0, 0, 0);
INSERT INTO public.stock_counts (id, no, warehouse_id, sort_code, begun_at, begun_by, begun_actor, ended_at, ended_by, expected, found, missing, surplus) VALUES ('01a22982-40ea-73fe-b18e-b25ce88f8bab', 21, '01a22982-3ed5-7f89-b244-4459c5b880e1', '', '2026-11-21T10:00:00.000Z', 'Sara', 'sara', NULL, NULL, 0, 0, 0, 0);
INSERT INTO public.stock_counts (id, no, warehouse_id, sort_code, begun_at, begun_by, begun_actor, ended_at, ended_by, expected, found, missing, surplus) VALUES ('01a22982-40ed-7135-8664-5fca86e651ad', 22, '01a22982-40ec-750f-95bf-fec9b5706ee6', '', '2026-11-21T10:00:00.000Z', 'Sara', 'sara', NULL, NULL, 0, 0, 0, 0);
INSERT INTO public.stop_acts (id, client_id, stop_id, run_id, order_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, code_right, lat_e6, lng_e6, accuracy_m, result, why) VALUES ('01a22982-3f20-7604-97ad-d274144c4917', '01a22982-3f20-78ce-801', '01a22982-3f05-7731-84ea-2c0bcbd1c9c7', '01a22982-3f04-7a67-92f6-9a25663e0513', '01a22982-3ef2-78eb-8e75-55529b1381a5', 'delivered', '', '', '', '', 10000, 0, '', NULL, 'driver', '01a22982-3ed8-750d-b6ef-e4612ca31f2c', 'Imran Qureshi', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, 'accepted', '');
INSERT INTO public.stop_acts (id, client_id, stop_id, run_id, order_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, code_right, lat_e6, lng_e6, accuracy_m, result, why) VALUES ('01a22982-40da-7796-a4fc-2bba37f10fb7', '01a22982-40da-710c-b72', '01a22982-40c8-728f-b82c-f983d09d4688', '01a22982-40b5-7487-9268-b95f4717e39e', '01a22982-40b1-72c0-8984-a527b9bc70a7', 'called', '', '', '', '', 0, 0, '', NULL, 'driver', '01a22982-4078-76c0-a915-766530ce354f', 'Imran Qureshi', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, 'accepted', '');
INSERT INTO public.stop_acts (id, client_id, stop_id, run_id, order_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, code_right, lat_e6, lng_e6, accuracy_m, result, why) VALUES ('01a22982-43f2-7178-a9ed-123a13d56f49', '01a22982-43f2-731c-8df', '01a22982-43d7-7fe4-b709-9c83a85d69df', '01a22982-43d6-70e8-8f3d-7611c192fdcb', '01a22982-43ac-77ee-a340-90be9860604f', 'called', '', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', 0, 0, '', NULL, 'driver', '01a22982-43c9-716e-a9c8-6b697e126144', 'Imran Qureshi', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', NULL, NULL, NULL, NULL, 'accepted', '');
INSERT INTO public.visit_acts (client_id, pickup_id, run_id, act, reason, note, received_by, relation, cash_fils, card_fils, slip, due_seen_fils, actor_kind, actor, actor_name, happened_at, skew_ms, received_at, result, why) VALUES ('01a22982-43e3-7790-9a96-c5140596a269', '01a22982-43c7-7d3a-9aad-0b096c20c44c', '01a22982-43d6-70e8-8f3d-7611c192fdcb', 'not_collected', 'nothing_to_collect', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '', '', 0, 0, '', NULL, 'driver', '01a22982-43c9-716e-a9c8-6b697e126144', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', '2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:00:00.000Z', 'accepted', '');
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22982-3de3-7e6d-875b-a3298fb3911b', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-069b88@tawseel.example', '+971 4 338 1200', 'DXB-8a53f1', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22982-3de5-754b-8044-e59e25414a2a', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-6b5442@tawseel.example', '+971 4 338 1200', 'DXB-d89268', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22982-3df6-7779-b715-496dc50c33aa', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-0a74f6@tawseel.example', '+971 4 338 1200', 'DXB-d05404', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22982-3ed5-7f89-b244-4459c5b880e1', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-4f064d@tawseel.example', '+971 4 338 1200', 'DXB-5e195a', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22982-40ec-750f-95bf-fec9b5706ee6', 'Al Quoz Hub', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-f74c3d@tawseel.example', '+971 4 338 1200', 'DXB-3a91e5', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.warehouses (id, name, country, city, street, email, phone, code, password_hash, image, created_at, deleted_at) VALUES ('01a22982-43aa-73e9-9b90-534f4f809c25', 'مُحَمَّد ‫عبد الله‬ 👨‍👩‍👧 𝔘 É é ’ " \ \N \u0041 	 
     {,} NULL ', 'United Arab Emirates', 'Dubai', 'Al Quoz Industrial 3, 17B Street', 'hub-9bef7c@tawseel.example', '+971 4 338 1200', 'DXB-0b77ee', 'not a hash', '', '2026-11-21T10:00:00.000Z', NULL);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-70d0-b8cc-157f569a2d16', 0, 1000, 0, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7d9e-bfdd-322f5546c510', 1000, 3000, 200, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-71db-899d-16fc1e8409d5', 3000, 5000, 400, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-762d-82f2-297eaf25c51b', 5000, 10000, 900, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-77bc-a431-f69a64fcfc7c', 10000, 15000, 1500, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7307-bb70-eb2c195e81fb', 15000, 20000, 2200, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-706b-a3be-66697fb68d81', 20000, 25000, 3000, 0);
INSERT INTO public.weight_charges (id, from_grams, up_to_grams, price_fils, starting) VALUES ('016f5e66-e800-7d66-bdea-140c6d3e114e', 25000, 30000, 4000, 0);
INSERT INTO public.zone_rates (id, company_id, from_city, from_zone, from_areas, to_city, to_zone, to_areas, mode, rate_fils) VALUES ('01a22982-3e27-7e0a-b806-12b2d22eec0a', '', 'Dubai', 'Zone 1', '["Deira"]', 'Sharjah', 'Zone 2', '[]', 'normal', 1500);
INSERT INTO public.zone_rates (id, company_id, from_city, from_zone, from_areas, to_city, to_zone, to_areas, mode, rate_fils) VALUES ('01a22982-3e28-75c8-9b35-a00b97bc10ef', '01a22982-3e0c-767b-b13e-46172695ab38', 'Dubai', 'Zone 1', '["Deira"]', 'Sharjah', 'Zone 2', '[]', 'normal', 1500);
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
CREATE INDEX postings_card ON public.postings USING btree (at) WHERE ((kind = ANY (ARRAY['card'::text, 'move'::text, 'correction'::text])) AND (order_seq IS NOT NULL));
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
CREATE INDEX statements_newest ON public.statements USING btree (sender_id, no);
CREATE UNIQUE INDEX statements_sender ON public.statements USING btree (sender_id, last_seq, held_fils);
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
