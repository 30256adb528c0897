CREATE TABLE `billing_customer` (
	`person_id` text NOT NULL,
	`livemode` integer NOT NULL,
	`stripe_id` text NOT NULL,
	`tickets` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`person_id`, `livemode`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customer_stripe_id_unique` ON `billing_customer` (`stripe_id`);--> statement-breakpoint
CREATE TABLE `stripe_event` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`livemode` integer NOT NULL,
	`customer_id` text,
	`subscription_id` text,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`problem` text,
	`created_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `stripe_event_due` ON `stripe_event` (`due_at`);--> statement-breakpoint
CREATE INDEX `stripe_event_done` ON `stripe_event` (`done_at`);--> statement-breakpoint
CREATE INDEX `stripe_event_received` ON `stripe_event` (`received_at`);--> statement-breakpoint
CREATE TABLE `subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`livemode` integer NOT NULL,
	`status` text NOT NULL,
	`cancel_at` integer,
	`period_end` integer NOT NULL,
	`past_due_since` integer,
	`created_at` integer NOT NULL,
	`entitled_from` integer,
	`entitled_until` integer,
	`ticket` integer NOT NULL,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "subscription_entitled_both" CHECK(("subscription"."entitled_from" is null) = ("subscription"."entitled_until" is null))
);
--> statement-breakpoint
CREATE INDEX `subscription_of_person` ON `subscription` (`person_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscription_to_reconcile` ON `subscription` (`livemode`,`checked_at`);