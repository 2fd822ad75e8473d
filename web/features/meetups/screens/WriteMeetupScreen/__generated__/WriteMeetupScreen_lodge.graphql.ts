/**
 * @generated SignedSource<<a3af1d679333062cb0d425374d7fa62f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteMeetupScreen_lodge$data = {
  readonly id: string;
  readonly isDark: boolean;
  readonly legacyId: number;
  readonly name: string;
  readonly viewerCanCreateMeetup: boolean;
  readonly viewerCanTakePart: boolean;
  readonly " $fragmentType": "WriteMeetupScreen_lodge";
};
export type WriteMeetupScreen_lodge$key = {
  readonly " $data"?: WriteMeetupScreen_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteMeetupScreen_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteMeetupScreen_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanTakePart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCreateMeetup",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "9116109df13bfcc97839796ae22aaf63";

export default node;
