-- WITHOUT ROWID is written by hand: drizzle does not know it.
CREATE TABLE `card_state` (
	`learner` integer NOT NULL,
	`surah` integer NOT NULL,
	`item` integer NOT NULL,
	`due` integer NOT NULL,
	`state` integer NOT NULL,
	`step` integer NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`reviews` integer NOT NULL,
	`lapses` integer NOT NULL,
	`last_review_at` integer NOT NULL,
	`recall_days` integer NOT NULL,
	`recall_day` integer NOT NULL,
	PRIMARY KEY(`learner`, `surah`, `item`),
	FOREIGN KEY (`learner`) REFERENCES `learner`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `card_state_due` ON `card_state` (`learner`,`due`);--> statement-breakpoint
CREATE TABLE `review` (
	`learner` integer NOT NULL,
	`at` integer NOT NULL,
	`key` integer NOT NULL,
	`item` integer NOT NULL,
	`rating` integer NOT NULL,
	`state_before` integer NOT NULL,
	`recall` integer,
	`day` integer NOT NULL,
	PRIMARY KEY(`learner`, `at`, `key`),
	FOREIGN KEY (`learner`) REFERENCES `learner`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `review_key` ON `review` (`learner`,`key`);--> statement-breakpoint
CREATE INDEX `review_first` ON `review` (`learner`,`at`) WHERE state_before = 0;--> statement-breakpoint
CREATE TABLE `concept` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`surah` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`retracted_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `concept_owner` ON `concept` (`owner_id`,`surah`);--> statement-breakpoint
CREATE TABLE `concept_version` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`concept_id` text NOT NULL,
	`owner_id` text,
	`body` text NOT NULL,
	`change` text NOT NULL,
	`replaced_at` integer NOT NULL,
	FOREIGN KEY (`concept_id`) REFERENCES `concept`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `concept_version_concept` ON `concept_version` (`concept_id`,`replaced_at`);--> statement-breakpoint
CREATE INDEX `concept_version_owner` ON `concept_version` (`owner_id`);--> statement-breakpoint
CREATE TABLE `editor` (
	`person_id` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `folder` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `folder_of_person` ON `folder` (`person_id`,`position`);--> statement-breakpoint
CREATE TABLE `folder_item` (
	`id` text PRIMARY KEY NOT NULL,
	`folder_id` text NOT NULL,
	`person_id` text NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	`note` text NOT NULL,
	`position` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`folder_id`) REFERENCES `folder`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `folder_item_target` ON `folder_item` (`folder_id`,`kind`,`target`);--> statement-breakpoint
CREATE INDEX `folder_item_place` ON `folder_item` (`folder_id`,`position`);--> statement-breakpoint
CREATE INDEX `folder_item_of_person` ON `folder_item` (`person_id`);--> statement-breakpoint
CREATE TABLE `learner` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` text NOT NULL,
	`target_retention` real,
	`new_cards_per_day` integer,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `learner_person_id_unique` ON `learner` (`person_id`);--> statement-breakpoint
CREATE TABLE `lesson_item` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`surah` integer NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`part_of` text,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	`retired_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lesson_item_id_unique` ON `lesson_item` (`id`);--> statement-breakpoint
CREATE INDEX `lesson_item_place` ON `lesson_item` (`kind`,`surah`,`position`);--> statement-breakpoint
CREATE INDEX `lesson_item_part` ON `lesson_item` (`part_of`,`position`);--> statement-breakpoint
CREATE TABLE `lesson_surah` (
	`surah` integer PRIMARY KEY NOT NULL,
	`cards` integer NOT NULL,
	`objectives` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mastery_tick` (
	`person_id` text NOT NULL,
	`surah` integer NOT NULL,
	`objective` integer NOT NULL,
	`completed_at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `surah`, `objective`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Who completed onboarding before there was anything to study.
INSERT INTO `learner` (`person_id`) SELECT `person_id` FROM `profile` WHERE `onboarded_at` IS NOT NULL;
