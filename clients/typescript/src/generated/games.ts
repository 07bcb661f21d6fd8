// Written by `npm run client:types` from what the service serves at /openapi.json.
import type * as gundam from './gundam.ts';
import type * as dx2 from './dx2.ts';
import type * as alteil from './alteil.ts';
import type * as nexus from './nexus.ts';
import type * as unnamed from './unnamed.ts';

/** What each game has of its own, by the id of its ruleset. */
export interface Games {
  gundam: {
    event: gundam.components['schemas']['Event'];
    board: gundam.components['schemas']['GundamBoard'];
    deck: gundam.components['schemas']['GundamDeck'];
    options: gundam.components['schemas']['GundamOptions'];
    decisionKind: gundam.DecisionKind;
    optionKind: gundam.OptionKind;
  };
  dx2: {
    event: dx2.components['schemas']['Event'];
    board: dx2.components['schemas']['Dx2Board'];
    deck: dx2.components['schemas']['Dx2Deck'];
    options: dx2.components['schemas']['Dx2Options'];
    decisionKind: dx2.DecisionKind;
    optionKind: dx2.OptionKind;
  };
  alteil: {
    event: alteil.components['schemas']['Event'];
    board: alteil.components['schemas']['AlteilBoard'];
    deck: alteil.components['schemas']['AlteilDeck'];
    options: alteil.components['schemas']['AlteilOptions'];
    decisionKind: alteil.DecisionKind;
    optionKind: alteil.OptionKind;
  };
  nexus: {
    event: nexus.components['schemas']['Event'];
    board: nexus.components['schemas']['NexusBoard'];
    deck: nexus.components['schemas']['NexusDeck'];
    options: nexus.components['schemas']['NexusOptions'];
    decisionKind: nexus.DecisionKind;
    optionKind: nexus.OptionKind;
  };
  unnamed: {
    event: unnamed.components['schemas']['Event'];
    board: unnamed.components['schemas']['UnnamedBoard'];
    deck: unnamed.components['schemas']['UnnamedDeck'];
    options: unnamed.components['schemas']['UnnamedOptions'];
    decisionKind: unnamed.DecisionKind;
    optionKind: unnamed.OptionKind;
  };
}
