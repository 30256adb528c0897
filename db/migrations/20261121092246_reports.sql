CREATE TABLE `report` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text,
	`kind` text NOT NULL,
	`about` text,
	`message` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_of_person` ON `report` (`person_id`);--> statement-breakpoint
CREATE INDEX `report_open` ON `report` (`closed_at`,`created_at`);