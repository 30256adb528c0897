CREATE TABLE `document` (
	`person_id` text NOT NULL,
	`name` text NOT NULL,
	`revision` integer NOT NULL,
	`value` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `name`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `entitlement` (
	`person_id` text NOT NULL,
	`source` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	PRIMARY KEY(`person_id`, `source`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "entitlement_source_known" CHECK("entitlement"."source" in ('grant', 'billing'))
);
--> statement-breakpoint
CREATE TABLE `person` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`email` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `person_identity` ON `person` (`issuer`,`subject`);--> statement-breakpoint
CREATE TABLE `profile` (
	`person_id` text PRIMARY KEY NOT NULL,
	`display_name` text NOT NULL,
	`date_of_birth` text,
	`gender` text,
	`can_read_arabic` integer,
	`can_understand_arabic` integer,
	`can_read_english` integer,
	`can_understand_english` integer,
	`previous_experience` text,
	`privacy_accepted_at` integer,
	`terms_accepted_at` integer,
	`onboarded_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `session` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`person_id` text NOT NULL,
	`label` text NOT NULL,
	`sign_in` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_id` ON `session` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `session_sign_in` ON `session` (`sign_in`);--> statement-breakpoint
CREATE INDEX `session_of_person` ON `session` (`person_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `session_expiry` ON `session` (`expires_at`);