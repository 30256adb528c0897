import { anyOf } from './normal.ts';

// Messages to the machine rather than about the surah: orders, other parts to play, verses to be made up.
// Missing one is safe: what a model answers is guarded all the same.

const english = anyOf(
  '\\b(?:ignore|disregard|forget|override|bypass|drop|skip|break|erase) (?:\\w+ ){0,3}(?:instructions?|rules?|polic(?:y|ies)|restrictions?|guidelines|check|limits?|prompt|everything|that you are)',
  '\\b(?:system|admin|developer|debug|root|sudo)\\b ?(?:message|mode|override|prompt|:)|</?\\w+>|### ?instruction|\\bjailbreak|\\bno limits|\\bunrestricted',
  "\\b(?:pretend|role-?play|act as|imagine you|speak as|you are (?:now|a|an|the|no\\w+|dan)\\b|from now on you|let'?s (?:do a )?play|play the)",
  '\\b(?:write|make up|invent|compose|create|generate|rewrite|fabricate|add|swap|merge|replace|change|alter|edit|remove|delete|autocomplete|fill in|sing|rap|recite)\\b.*\\b(?:verses?|surahs?|ayah|hadith|al-fatihah|\\d+:\\d+\\w?|lesson|scripture|arabic)\\b',
  '\\b(?:show|print|reveal|repeat|output|translate|read out|list|tell me)\\b.*\\b(?:instructions?|prompt|system|configuration|passages? as raw|email|password|token|api key|rules you|forever|times|object exactly)',
  '\\b(?:base64|rot13|hex for|url-?decode|decode|execute|run this|sql|console\\.|drop table|<script|html|json|markdown|csv|code block)\\b|(?:\\b\\w\\b ){5,}|[A-Za-z0-9+/]{30,}={0,2}|(?:%[0-9a-f]{2}){4,}',
  '\\b(?:your (?:guidelines|policy|corpus|reply must|keeper)|count from|ten thousand|endless|one to a million|upgrade me|receipt number|mark (?:it|every|this)|attribute the|start your reply|begin your (?:answer|reply))\\b',
);

const arabic = anyOf(
  '(?:تجاهل|انس|انسي|تخط|اترك|الغ|خالف)(?:ي)? (?:كل )?(?:ال)?(?:تعليمات|قواعد|قوانين|توجيهات|ضوابط|سياسه|قيود)',
  '(?:تظاهر|مثل انك|مثل دور|كانك|انت الان|من الان|العب دور|تقمص|نلعب)|رساله من النظام|وضع المطور|النظام:|الغيت القيود',
  '(?:الف|اخترع|اكتب|اكمل|اضف|غير|بدل|احذف|ادمج|اعد صياغه|ترجم|حرف|اعرض) .*(?:ايه|الايه|سوره|حديث|الفاتحه|البقره|الدرس|الدروس|التوجيهات|التعليمات|مصحفكم|المائده|ال عمران|النساء)',
  '(?:اكشف|اطبع|اعرض|اقرا) .*(?:تعليمات|اعدادات|توجيهات|بريد|كلمه السر)|html|json|سكربت|كرر كلمه|بلا توقف|فك هذا|الترميز|صفر عداد|(?:\\S ){5,}',
);

/** Whether a message gives orders to the machine. `text` as `normal` makes it. */
export const givesOrders = (text: string): boolean => english.test(text) || arabic.test(text);
