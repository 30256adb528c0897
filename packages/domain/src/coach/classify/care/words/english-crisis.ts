import { english } from './english-words.ts';
import type { Lexicon, Source } from '../phrases.ts';

// A wish to die, a plan or a means, self-harm, a farewell: of whoever writes, or of somebody near.

const lexicon: Lexicon = {
  ...english,
  someone:
    'someone i know|somebody i know|someone i love|someone close to me|someone online|a girl i know|a guy i know|a boy i know|a girl in my class|a boy in my class|a girl at school|a boy at school|a friend|a close friend|a sister i know|a brother i know|one of my friends|one of my students|a friend of mine|this girl|this guy|a person i know|someone in my class|a student of mine|a sister at the masjid|a sister at my masjid|a brother at my masjid|a brother at the mosque|our son|our daughter|our neighbour|a convert sister|our imam|my nephews friend|a classmate|a cousin|someone in my family|somebody in my family|a colleague|a sister from the mosque|a sister in our|a sister in my|a brother in my|our friend|our cousin',
  live: 'live|living|be alive|being alive|alive|exist|existing|wake|wake up|waking up|be here|being here|be around|stay|go on|going on|keep going|keep living|keep on|keep on living|carry on|carrying on|continue|continue living|survive|make it|see tomorrow|see another day|face tomorrow|face another day|be in this world|be in this dunya|breathe|breathing|this life|life|my life',
  point: 'point|reason|sense|purpose|use|meaning|why|future|hope|way|will|strength|motivation',
  without:
    'without me|if i was gone|if i were gone|if i wasnt here|if i werent here|if i wasnt around|if i werent around|if i disappeared|if i died|if i was dead|if i were dead|if i wasnt alive|if i didnt exist|if i had never been born|if i was never born|if i just disappeared|if i vanished|if i left|if i wasnt in it|if i never existed|if i went away|when im gone|once im gone|with me gone|after im gone|were i gone',
  better:
    'better|better off|happier|easier|fine|okay|ok|lighter|manage|relief|relieved|peace|simpler|quieter|nicer|move on|cope|save|good',
  means:
    'pills|pill|tablets|tabs|paracetamol|panadol|tylenol|acetaminophen|ibuprofen|aspirin|xanax|insulin|sleeping pills|sleeping tablets|sleeping meds|painkillers|pain killers|antidepressants|meds|medication|medications|rope|noose|blade|blades|razor|razors|razor blade|bleach|rat poison|pesticide|poison|belt|cord|gun|rifle|pistol|knife|scissors|box cutter|box of pills|bottle of pills|drugs|dose',
  pills:
    'pills|tablets|tabs|paracetamol|paracetamols|panadol|tylenol|ibuprofen|aspirin|xanax|insulin|sleeping pills|sleeping tablets|painkillers|antidepressants|meds|medicine|medication|sedatives|of these|of my|capsules',
  place:
    'bridge|roof|rooftop|roof top|ledge|balcony|edge|cliff|overpass|train tracks|tracks|railway|rails|platform|parking garage|car park|window|train station|motorway|highway|multi storey|tower|top floor|tall building|river',
  body: 'arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|stomach|forearm|forearms|hips|ankles|body',
  harm: 'cut|cuts|cutting|burn|burned|burnt|burning|scratch|scratched|scratching|slice|sliced|slicing|slit|punch|punched|punching|bang|banged|banging|hit|hitting|slap|slapping|starve|starved|starving|pinch|pinching|bruise|bruising|carve|carved|carving|hurt|hurting|harm|harmed|harming|punish|punished|punishing|bite|biting|choke|choking|stab',
  last: 'last message|last night|last day|last days|last time|last prayer|last salah|last ramadan|last eid|last jummah|last words|last dua|last week|last text|last conversation|last goodbye|final message|final goodbye|final words|final night|final day|last fajr|last isha|last sunset|last birthday',
  god: 'allah|god|he|the creator|my lord|islam|allah swt|allah subhanahu wa taala|angels',
};

/** Whoever writes wishes to be dead, or not to live. */
const wish = `
  {i} [{adv}] [{adv}] [{adv}] {wish} [{adv}] [how] [to|for|of|about] {die}
  {wish} (is|was) to {die}
  (wish|wishing|hope|hoping|pray|praying|prayed|wanted|want|dua|asking|ask|beg|begging|wished) .. (i|id|me) [could|would|can|to|had|was|were|just|might|will|am|been] [{notV}] [just|be|have] [ever] (wake up|woken up|woke up|exist|existed|born|been born|be born|be dead|dead|gone|dissapear|disappear|die|died|vanish|asleep forever|sleep forever|make it|here|be here|alive|be alive|around)
  (wish|wished|hope) [to] [{god}] [that] i (wasnt|werent|never was|was never|was not|am not|had never been|hadnt been|hadnt) [even|ever] (born|alive|here|around|existed|created|been born)
  (wish|hope|praying|pray|want|wishing|hoping) .. {god} [would|will|could|to|just] (take|takes|take my|ends|end|kill|takes my|taking|end my) .. (me|soul|life|away|me away|me back|it all)
  (take me|take my soul|take my life) [back|home|away|now|already|please|from this world|in my sleep|to you|instead|tonight|soon|from this|from here|ya allah|allah] >
  (ya allah|ya rabb|oh allah|o allah|dear allah|allah) [please|just] (take me|take my soul|let me die|end my life|end me|end it)
  (let|make) me (die|disappear|vanish|stop existing)
  (make|let|want|wanting|wish|wanted|need|needs) .. (it|it all|everything|this|the pain|this pain|life|all of this|all of it|my life|my pain|the hurt) [all] [would|could|to] [just] (stop|end|be over|finish|be finished|be done|go away forever)
  (wish|hope|hoping|wishing|want|wouldnt mind|wouldnt care|praying|would be okay|fine) .. (car|bus|truck|train|lorry|something|plane|illness|disease|cancer|heart|accident|crash|covid|storm|earthquake|war|bomb) [would|will|could|just|to|that|if] (hit|hits|kill|kills|take|takes|happen|happens|crash|crashes|stop|stops|swerve|run|runs|ran|took|killed|fall|falls|end|me)
  (wouldnt|would not|dont|couldnt|wont) [really|even] (mind|care) .. if i .. (die|died|dead|wake|woke|live|lived|hit|crash|exist|alive|killed|gone|anymore|make it|made it)
  (dont|didnt|do not|couldnt) [really|even] care .. (i live|i die|i wake up|i survive|i make it|i am alive|live or die|im alive)
  (if|when) [i] (died|die|dont wake up|didnt wake up|never woke up|dropped dead|die tonight|died tonight|was dead|were dead) .. (relief|better|easier|good|peace|nobody|no one|notice|care|miss|happy|okay|fine|mercy|free)
  (death|dying|the grave|my grave|being dead|non existence|the end) [would|is|seems|sounds|feels|looks|will|might] [be|like] [so|so much|much|a|the|more|my|like] (better|easier|relief|peaceful|peace|comfort|comforting|only way|only escape|escape|mercy|only option|appealing|nice|solution|answer|sweet|tempting|friend|gift|calm|good|rest|inviting|kinder)
  {i} [{adv}] (jealous of|envy|envious of) [the] (dead|people who died|people who are dead|those who died|those who passed)
  {i} [{adv}] [{adv}] (suicidal|sucidal|suicidle)
  [my] (suicidal|sucidal) [thoughts|feelings|ideation|urges|again|rn|tonight|today] (are|again|rn|tonight|today|back|>)
  (having|have|had|get|getting|these|my) .. (suicidal|suicide|dark|death) (thoughts|ideation|thought|feelings|urges)
  thoughts (of|about|to) (suicide|dying|death|ending|not being here|{selfkill})
`;

/** Life is not wanted, borne or worth it. */
const lifeRefused = `
  (too|so|just|just too) tired to (stay|be here|live|exist|go on|keep going|carry on|keep fighting|fight|breathe)
  {notV} [{adv}] [want|wanna|wish|wana|wanting|wnt|wont|wnna|see|feel|like|interested|looking] [{adv}] [to|in|like] {live} ({anymore}|>|like this|in this world|in this dunya|without|after|with|here|at all|another|past|because|if)
  {notV} [{adv}] (want|wanna|wish|wana|wanting|wnt) [{adv}] [to] [{adv}] (live|be alive|exist|wake up|be here|living|be on this earth|see tomorrow|be around|go on|carry on|keep living|be in this world|be in this life|survive)
  {notV} [{adv}] (deserve|belong) .. (live|alive|life|exist|breathe|be here|in this world|on this earth|oxygen)
  (cant|cannot|can not|couldnt|cnt|unable to|dont know how to|dont know how i can|dont know if i can|not sure i can|not sure if i can|dont think i can|not able to|never be able to|how can i|how do i|how am i supposed to) [even|just] [i] (go on|keep going|carry on|take it|take this|take life|take this life|do this|do life|do it|bear it|bear this|bear life|stand it|stand life|stand living|live like this|live this way|live with this|live with it|live with myself|live without|survive this|hold on|hang on|keep fighting|fight this|face another|face tomorrow|live|continue|keep living|keep doing this|keep on|handle life|endure this|endure it) {anymore}
  (cant|cannot|can not|couldnt|cnt) [even|just] (go on|keep going|carry on|take it|take this|do this|do it|live) [like this|living|living like this|with life|with this life|without her|without him|with this pain|much longer|for much longer|another day|one more day|another night] >
  (cant|cannot|not able to|unable to|how do i|how can i|dont know how to) [go on|keep|carry on] (live|living|bear it|bear life|going on) (without|like this|with myself|with what i did|after|knowing|another)
  (dont|do not|cant|cannot|no longer|never|didnt|couldnt|not) [{adv}] (see|have|find|feel|know|think of|got) .. ({point}|future|tomorrow) [in|to|of|for|behind] [me] [my|to] (living|live|life|going on|go on|being here|being alive|alive|carrying on|carry on|waking up|wake up|getting up|get up|existing|exist|existence|stay|staying|keep going|continue|breathing|to keep|keep living|i am alive|im alive|im here|i exist|im still here)
  (no|whats the|what is the|any|is there a|is there any|lost the|lost all|lost my|zero|not much|wheres the|give me a|give me one|one|tell me a) {point} [left|at all] [to|in|of|for|behind] [me] [to] (living|live|life|going on|go on|being here|being alive|alive|carrying on|carry on|waking up|wake up|getting up|get up|existing|exist|existence|stay|staying|keep going|continue|staying alive|breathing|stay alive|keep living|be here)
  (why|for what|what for) [do|should|would|am|must|did] [i] [even|still|bother|keep|need to|have to|bothering|supposed to] (live|living|be alive|exist|existing|stay alive|go on|alive|wake up|keep living|waking up|keep going on|breathe|here on this earth|born)
  nothing [left|is left|is|more|here|out there|in this world|in life] (to live for|to stay for|for me here|for me in this life|for me in this world|left for me|keeping me here|worth living for|worth staying for|holding me here|to keep me here|to go on for|i live for)
  (only|one) thing [thats|that is|that|still] (keeping|keeps|stopping|stops|holding) me [from] (alive|here|going|doing it|ending|jumping|killing|back|from doing it|from ending)
  (tired|sick|exhausted|fed up|done|bored|finished|had enough|had it|over|weary|drained|so over|through) [{adv}] [of|with|from|by] [this|my|the|being in] (living|life|being alive|existing|existence|dunya|world|breathing|waking up|being here|staying alive|lyf|earth|staying here)
  (life|living|existing|being alive|existence|my life|this life) (is|isnt|has|not|feels|seems|aint|has become|had|no longer|isnt even|just isnt) [{adv}] [no|not] (worth|worth it|pointless|meaningless|over|worthless|for me|unbearable|too hard|too much|too painful|hell|torture|no meaning|no point|no purpose|finished|ending|a punishment|a prison|a nightmare|too heavy)
  (is|if) [my|this] life [even|really|still] worth
  (not|isnt|no longer|never|is it|is life|life|anything|if its|if it is) [even|really] worth (living|staying|waking up|being alive|going on|being here|it all)
  {i} [{adv}] (hate|hating|loathe|despise) [{adv}] (life|my life|living|being alive|existing|that i wake up|waking up|that i exist|my existence|that im alive|that i am alive|this life|that i woke up|that i was born)
  {i} [{adv}] [{adv}] (upset|sad|disappointed|angry|annoyed|mad|cry|cried) [that|when|because|every time|each morning|every morning] i (wake up|woke up|am alive|still wake up|survived|am still here|keep waking up|opened my eyes)
  {i} [{adv}] (given up|gave up|giving up|give up) [on] (life|living|everything|myself|this life|it all|the world|all hope)
  no way out
  (only|easiest|best|last) (way|option|solution|choice|escape|exit) [left|out|is|for me|i have|i see] [is] (out|to die|death|to end|to disappear|to leave|to not be here|to go|to stop)
  (way out|only escape|only way to stop) [of] (life|this life|this world|this dunya|the pain|this pain|it all|all this|is)
`;

/** A burden to others, missed by nobody. */
const burden = `
  {better} [{adv}] [off] [for everyone|for my family|for them|for all|for my kids|for my parents|for my husband|for my wife|for everybody] {without}
  {without} .. {better}
  ({nobody}|who|who would|would anyone|would anybody|would they|would you|will anyone|does anyone|no one would|nobody would|nobody will|no one will|dont think anyone would|doubt anyone would|wouldnt even) [would|will|d|even|really|ever] (notice|miss|care|cry|remember|know|look for|mourn|cares|find|be sad|grieve|come to my funeral|come to my janazah|come to my janaza|attend my janazah|pray at my) .. (if|i|me|gone|im|funeral|janazah|when|for days|for weeks)
  {i} [{adv}] [{adv}] [nothing but|feel like|feeling like] [a|the] (burden|waste of space|waste of oxygen|waste of air|waste of life|dead weight|extra mouth)
  (burden) [to|on|for] [my|everyone|everybody|them|her|him|the|all|others|people|anyone|those|us] [family|kids|children|parents|husband|wife|mum|mom|mother|friends|around me|everyone|i|>]
  (everyone|everybody|they|my family|people|my kids|my children|the world|my parents|the kids|she|he|my husband|my wife|the whole world|them) [all|would|will|d|might|is|are|be|wouldnt|would all] [be|even|feel] [so much|much|all] (better|better off|happier|relieved|lighter|fine|easier) [off] (without|if i|when im|once im|with me)
  (mistake|accident|curse|waste|problem) [that] (i was born|i exist|im alive|i am alive|my birth)
  (should|could) [have|of|ve] [never|not|been|just] (been born|born|existed|aborted|died instead|been me who died|been me)
  shouldve [never|not|been|just] (been born|existed|been aborted|died|been me)
  (shouldnt|should not|shouldnt even) [have] (be alive|exist|be here|been born|be on this earth|survived)
`;

/** A plan, a means at hand, a question for one. */
const means = `
  (courage|guts|strength|nerve|brave enough) [to] (to do it|do it|end it|end it all|go through with it|jump|die|leave this life)
  (does|do|will|would|is) (drowning|hanging|bleeding|overdosing|jumping|suffocation|freezing|dying) [out] [really|always] (hurt|painful|slow|quick|fast|peaceful)
  {i} [{adv}] (have|had|got|hold|holding|bought|buy|ordered|saved|saving|save|collect|collected|collecting|stash|stashed|stashing|stockpile|stockpiled|stockpiling|hid|hidden|hiding|keep|kept|counted|counting|looking at|staring at|stare at|sitting with|sit with|found|hoarding|hoarded|lined up|lying here with|alone with) .. {means} .. (ready|next to me|beside me|in front|in my hand|in my hands|here|under my|by my bed|in my drawer|in my room|on the table|in my bag|saved up|stashed|hidden|tonight|just in case|to do it|and i|and im|is enough|enough|near me|with me|in the bathroom|on my desk|by my side|for the day|for when)
  (saved|saving|collecting|collected|stockpiling|stockpiled|hoarding|hoarded|stashing|stashed|counting|counted|staring at|stare at|looking at|keep looking at|holding|lined up|emptied|hid|hiding) [up|out|a|the|all|my|these|those|some|enough|all my|all the|up my|up all my|up the|onto] [bottle of|box of|pack of|few] {means}
  (rope|noose|pills|blade|razor|gun|tablets|knife|sleeping pills) [is|are|were] [already|right|all|lying|just] (ready|in my hand|in my hands|in front of me|next to me|beside me|under my pillow|in my drawer|waiting|here|on the table|calling me|at my wrist|hidden)
  (took|take|taken|taking|swallowed|swallow|swallowing|downed|popped|drank|drink|drinking) [{adv}] (all|whole|too many|lots of|a lot of|a bunch of|handful of|a handful|box of|a box|bottle of|a bottle|the bottle|pack of|a pack|entire|the rest|20|30|40|50|15|10|many|extra|every|a load of|loads of|twenty|thirty|more|bleach|poison|pesticide|all the|all my|all of|the whole) [of|my|the|a|his|her|bottle|box|packet] .. ({pills}|bleach|poison|pesticide|them|bottle|box)
  took (something|an overdose|too much|the pills|them all|my mums pills|my dads pills) [i shouldnt|and|on purpose|to|>]
  (how|what) (many|much|dose|amount|number) [of|mg|milligrams] .. {pills} .. (to|would|will|does|kill|kills|enough|before|lethal|fatal|dangerous|die|deadly|not wake|overdose|for)
  (how many|how much) .. (lethal|fatal|deadly|kill me|kill you|kill a person|to die|end it|to not wake|to never wake|not wake up|fall asleep forever)
  (lethal|fatal|deadly) (dose|amount|combination|mix)
  (painless|painlessly|quick|quickest|quickly|fastest|easiest|easy|least painful|most peaceful|peaceful|peacefully|best|cleanest|without pain|no pain) [and|way|ways|method|methods|to|quick|painless] [way|ways|method|methods|to|of] [to|of] (die|go|end it|end|end my|death|dying|suicide|kill|leave this|end life|do it|not wake|disappear|end things|pass)
  (does|will|would|is) it [really|even] (hurt|painful|quick|take long) .. (to die|to drown|to hang|to bleed|if i jump|when you die|overdose|bleed out|dying|hanging|to suffocate)
  (how long|how much time) .. (to die|bleed out|to drown|die from|before you die|till i die|until i die|to bleed|to suffocate)
  how (to|do i|do you|can i|should i) .. (tie a noose|make a noose|{selfkill}|die|end it all|end my|stop existing|disappear forever|overdose|die without|hide a suicide|die quickly)
  {i} [{adv}] [{adv}] (standing|sitting|stood|sat|climbed|climbing|walked|walking|drove|driving|going|went|go|up|here|out|stand|sit|heading|at|on|near|looking down from|look down from|look over|staring) [{adv}] [up|out|on|at|to|by|near|over|down|off|from|outside|in front of] [on|at|to|by|of|off|from|the edge of] (the|a|this|my|our|some) [very|top of the|edge of the|edge of a] {place} .. (now|again|and|>|tonight|thinking|wondering|ready|looking|every|keep|alone|want|about|to jump|crying|edge|to end|for the last)
  (jump|jumping|jumped|leap|leaping|throw myself|fall) (off|from|out|in front|onto|under) [of] (a|the|this|my|our) [moving|high|tall] ({place}|train|bus|car|truck|building|metro|subway|tube|window|plane)
  (drive|drove|driving|crash|crashing|swerve|swerving|steer) [my|the|a] [car|truck|bike|it|myself|and] (off|into|in to) (a|the|oncoming|traffic|that) .. 
  (walk|walking|step|stepping|run|running|lie down|lying|standing) (into|in to|in front of|in front|onto|on) [of|the|a|an|to the] (traffic|train|tracks|sea|river|bus|truck|oncoming|lorry|ocean|moving|car|cars|tracks)
  {i} [{adv}] (have|got|made|know) [{adv}] [already|it all] (plan|a date|planned|everything planned|it planned|picked a|the date) [ready|for|how|to|of|set|in place|i|tonight|and] (how|to die|to end|tonight|to do it|ready|to go|date|for it|>|i will|when)
  (picked|chosen|chose|set|have|got) [out|already] [a|the|my] (date|day|method|spot|place) .. (to die|to end|to do it|to go|to leave|and time|and method|when i|and then its over)
  {i} [{adv}] (made up my mind|decided|made my decision|made my choice|made peace with|at peace with) .. (tonight|leaving|to leave|to go|end|die|death|dying|it ends|is over|goodbye|final|do it|going)
  (it|this|everything|my story|the pain|all of this|my pain|it all) [all|will|finally|is going to|is|all finally] (ends|end|be over|over|finish|finishes|stop|stops) (tonight|today|tomorrow|soon|this week|this weekend|for me|after tonight|for good)
  (tonight|today|tomorrow|friday|this weekend) [is|will be] [the|my|it] [last|final] (night|day|the night|the day|it|last) [i|for|of|>|on] [will|me|my|earth|end|do it|go|>]
  (by tomorrow|after tonight|by the morning|by fajr|soon|by this time tomorrow|come morning|in the morning|by next week) .. (i wont|i will not|i will be gone|ill be gone|it will be over|itll be over|it will all be over|im gone|wont matter|nothing will matter|i will be dead|ill be dead|over for me|will not be here|i wont be here|no longer be here)
`;

/** Harm done to oneself. */
const selfHarm = `
  {harm} [on] [{adv}] {self}
  {harm} [up|on|into|at|along|open|all over] (my|my own|both my|the inside of my) [left|right|upper|own|inner] {body}
  (started|start|starting|back to|stop|stopped|relapsed|relapse|gone back to|again|went back to|cant stop|keep|been|urge to|want to|need to|went|restarted|addicted to|quit|clean from) [with|on|to|from|my|doing] [doing] (cutting|self harm|self harming|selfharm|selfharming|sh|hurting myself|harming myself|burning myself|cut again|cut)
  (self harm|selfharm|self harming|self harmed|self injur*|self mutilat*) 
  [fresh|new|my|the|these|old|have|hide] (cuts|scars|marks|burns|slashes) [up|all|over|down|along|that|i made] [and|on|over|up] [my|both] {body}
  (hide|hiding|cover|covering|covered) [up] (my|the) (arms|scars|cuts|wrists|thighs|sleeves|marks)
  (long sleeves|my sleeves) .. (cuts|scars|see|sees|notice|arms|hide|blood)
  (blade|razor|knife|lighter|glass|scissors) [to|on|against|across|near|at] my (wrist|wrists|arm|arms|skin|thigh|thighs|leg|throat|neck|vein|veins)
  (make|made|making) {self} (bleed|throw up|vomit|sick|puke|suffer|bleeding|hurt)
  {i} [{adv}] (starving|starve|starved) {self}
  {i} [{adv}] (deserve|deserves) [to] [be] (punished|pain|hurt|suffer|this pain|the pain|bleed) .. (cut|hurt|hit|burn|starve|myself|so i)
  (bang|banging|hit|hitting|smash|smashing|banged|punch|punching) my (head|face|fist|fists) [against|on|into|in] [the|a] (wall|walls|door|floor|until|when i|every|because|hard|myself|so)
  (pain|blood|cutting|blade|hurting) [is] [the] [only] [thing] [that] (calms me|makes me feel|helps me feel|stops the|makes it stop|i can control|that makes me feel)
`;

/** A farewell, said or made. */
const farewell = `
  (this|today|tonight|tomorrow|it|here) [is|will be|may be|might be|could be|was|was meant to be|was supposed to be] [probably|maybe|going to be|meant to be|be] my {last}
  (wont|will not|dont think ill|dont think i will|not going to|never going to|wouldnt|not gonna|might not|may not|not sure ill|not sure i will|dont plan to|dont plan on|dont expect to|dont intend to|dont know if ill|doubt ill|i doubt i will) [even] (be here|be around|be alive|see tomorrow|see eid|see ramadan|see the morning|see another|see next|wake up|make it to|make it through|make it past|survive|last the|live to|live past|live till|live until|be a problem|be a burden|bother|be there much|being here|being around|hear from me|be in your way|last much|hold out|live much|live long|see my next|be here much|seeing) .. (tomorrow|longer|ramadan|eid|night|next|anymore|anyone|soon|birthday|year|morning|week|much|the end|winter|christmas|graduation|fajr|weekend|tonight|>)
  (goodbye|good bye|bye|farewell|salaam|salam) (everyone|everybody|world|all|forever|to everyone|cruel|my loves|to all|to this|to the world|to my|and sorry|and forgive|i love|i loved|mum|mom|my friends|dunya|life)
  (this|just|came|here|its) [is|to|wanted to] [my|say|the|a] (goodbye|good bye|farewell) [letter|message|note|>|now|to]
  (saying|say|said|write|writing|wrote|written|recorded|recording|left|leaving|sent|made|leave|typed|typing|draft*) [my|a|the|some|out|all|all my|out my|them|her|him] [last|goodbye|suicide|good|final] (goodbye|goodbyes|goodbye letter|goodbye note|goodbye letters|note|farewell|suicide note|suicide letter|goodbye video|goodbye message|letters|letter|last letter|byes) [for|to|>|and|on|so|tonight|today|saying|already|explaining] 
  (wrote|written|writing|finished|left|made|prepared|updated|signed) [my|a|the] (will|wasiyyah|wasiya|wassiyah|wasiyat) [already|today|tonight|and|so|this|last|because|even] .. (tonight|goodbye|forgive|ready|tired|leave|leaving|gone|wont|die|dying|end|before i go|16|17|18|19|20)
  (give|gave|giving|given) [away] [all|away all|all of] my (things|stuff|clothes|belongings|jewelry|jewellery|possessions|cat|pets|books|favourite|favorite|toys|savings) [away|to]
  (give|gave|giving|given) away (my|all|everything|what)
  (tell|told|telling) (my|mum|mom|them|her|him|everyone|dad|the|mama) [mum|mom|mother|dad|father|kids|family|parents|children|wife|husband|son|daughter|sister|brother|baby] [that] (i|im|it) [really|always|will always|am|was|so] (love|loved|sorry|tried|wasnt|isnt|forgive)
  (forgive me|pardon me|im sorry|i am sorry|sorry) .. (goodbye|im leaving|i am leaving|bye|leaving you|when im gone|i have to go|cant stay|cant do this|i couldnt|for what i am about to|for what im about to|for leaving|going to do)
  (after|when|once|before|because|if) (im|i am|ive|i have|i|id) [finally|really|all|been|already] (gone|dead|left this|not here|go forever|leave this|not around|no longer here|go tonight|buried) .. (take care|look after|please|forgive|tell|who|kids|children|cat|better|pray for me|remember|miss|happy|sad|find|know|make dua|regret|understand|bury|they)
  (who will|who would|please|somebody|someone) (take care of|look after|raise|feed|pray for) (my|me) .. (gone|not here|die|dead|leave|tonight|im no longer|when i|after i|if i)
  (make dua|pray|ask allah to forgive|dua) [for] me .. (gone|tonight|leaving|last|standing|bridge|wont be here|end it|goodbye|before i|when i die)
  ready to (go|leave|meet allah|meet god|meet my lord|meet my maker|meet my creator|return to allah|go to allah|go home to allah|be with allah) .. (tonight|now|>|already|early|soon|too|this pain|everyone)
  (want to|wanna|rather|ready to|going to|gonna|wish to|wish i could|soon|soon ill|soon i will|wish i was|wish i were|let me) [just] [be] (join|be with|follow|with|go with|go to|be in jannah with) (her|him|them|my {kin}|my [late|baby|dead] {kin}) [in|again|now|there|in the grave|soon|already|>|up there|too|where|instead|under] 
  (you|they|people|nobody|no one|u) [guys|will|wont|all] [never|not] (hear from me|see me) [again|anymore|any more|after]
  (thank you|thanks) .. (everything|kind|last|helped) .. (goodbye|im leaving|wont be|my last)
`;

/** Whether God would forgive it: asked of oneself, or without any text in sight. */
const asked = `
  (will|would|does|could|can|do you think|is|how will|how would|might) {god} .. (forgive|punish|still love|accept|understand|angry|mad|hate|let me|be okay|mercy|send me|burn me|have mercy|be mad|pardon|question me) .. (if|for|when) (i|me) .. ({selfkill}|die|dying|end|ended|jump|jumped|did it|do it|hurt|take my|took my|left this|gave up|give up on life|wanting to die|wishing|harm|cut|cutting|not want to live)
  (hell|jahannam|jannah|paradise|fire|sin|haram|forgiven|kufr|shahada|muslim|janazah) .. (if|when|for) i .. ({selfkill}|die|dying|end it|end my|jump|took|take my|do it|did it|hurt myself|harm|want to die|wish i was dead|leave this)
  (haram|sin|sinful|wrong|bad|okay|ok|allowed|kufr|halal|permissible|selfish|terrible|weird|normal|that bad|a sign) [a|really|for me|for a muslim|that bad|islamically|in islam|such a sin] (to|if|for|that) [i|you|me|keep|always|constantly|secretly] [to|just|want|make] (want|wish|pray|ask|make dua|hope|long|think|wanting|wishing|praying|hoping|asking|dream|feel) [to|for|of|that|allah|about|i|it|was|were|like] [to|for|i|it|me|was|would|all] [be|just] (die|death|dying|not wake up|not exist|disappear|be dead|end|dead|take me|would take me|would end|was dead|gone|over|never born|wasnt born|not be here|not be alive|want to die|my life)
  (suicide|suicid*|sucide|suiside|kill* (himself|herself|themselves|themself|oneself|yourself)|end* (their|his|her|your) [own] life|tak* (their|his|her|your) own life) .. (i|im|ive|me|my|myself|pain|suffering|tired|depressed|hopeless|cant take it|no hope|nobody|lonely|no way|too much|hurts|hurting|unbearable|mentally ill|no other)
  {i} .. (thinking|think|thought|thoughts|wonder|wondering|reading|looking|searching|asking|googling|ask|considering) [lot|a lot|too much|so much|only|mostly|about|up|into|of|for] [about|of|up|into] (suicide|dying|my death|death|killing|ending|my own death|my funeral|my janazah|my grave|how i would die|how it would feel to die|ways to die)
  (asking for a friend|not for me|just curious|hypothetically) .. (die|dead|kill|suicide|overdose|pills|end it)
  voice* .. (tell*|say*|told|scream*|order*|whisper*|command*|want) .. (me|i|to|die|jump|kill|do it|hurt|end|cut|worthless)
  {i} .. (safe|trust) (with|around) myself
  {i} [{adv}] (not safe|unsafe|dont feel safe|scared|afraid|frightened|worried) (with myself|of myself|what i might do|of what i might do|about what i might do|what ill do|what i will do|i will do something|i might do something|ill do something|to be alone with|of my own thoughts|of my thoughts|alone tonight|i will hurt myself|i might hurt)
`;

/** Somebody near wishes to die, or harms themselves. */
const near = `
  ({near}|{someone}) .. {want3} .. {die3}
  ({near}|{someone}) .. (is|has been|hes|shes|was|been|isnt|feels|seems) .. (suicidal|sucidal|self harming|cutting herself|cutting himself|harming|on suicide watch|a danger to herself|a danger to himself|not safe)
  ({near}|{someone}) .. (cuts|cut|cutting|hurts|hurting|harms|harming|burns|starves|starving|kills|kill) (herself|himself|themselves|themself|her arms|his arms|her wrists|her own|his own)
  ({near}|{someone}) .. (took|swallowed|taken|has taken) .. (pills|overdose|tablets|paracetamol|meds|whole bottle|too many)
  ({near}|{someone}) .. (rope|noose|on the roof|on a roof|on the bridge|on a bridge|goodbye letter|suicide note|note saying|goodbye message|goodbye text|a goodbye|knife to|locked himself|locked herself)
  found .. (cuts|scars|note|letter|pills|blade|blades|diary|messages|rope) .. (my [{which}] {kin}|her|his|sons|daughters|sisters|brothers) .. (arms|wrists|thighs|die|suicid*|room|bed|drawer|goodbye|kill|end|hidden|legs)
`;

/** The same of "she" or "he": of somebody in a story too, so it counts only where no text is named. */
const pronoun = `
  {they} .. (told me|told us|says|said|keeps saying|texted|texted me|wrote|posted|messaged|sent me|wants|tried|threatens|threatened|going) .. (kill herself|kill himself|kill themselves|wants to die|want to die|wanted to die|end it all|ending it|end it|end her life|end his life|end their life|goodbye forever|suicid*|not want to live|doesnt want to live|dont want to live|doesnt want to be here|die tonight|wont be here|wish* * dead|better off dead)
`;

export const englishCrisis: Source = {
  lexicon,
  lines: [wish, lifeRefused, burden, means, selfHarm, farewell, asked, near].join('\n'),
};

export const englishCrisisOfPronoun: Source = { lexicon, lines: pronoun };
