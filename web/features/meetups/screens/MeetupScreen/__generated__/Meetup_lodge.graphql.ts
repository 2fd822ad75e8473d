/**
 * @generated SignedSource<<b94fd319642512684b7b4aedba039228>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Meetup_lodge$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly viewerCanTakePart: boolean;
  readonly " $fragmentType": "Meetup_lodge";
};
export type Meetup_lodge$key = {
  readonly " $data"?: Meetup_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"Meetup_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Meetup_lodge",
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
      "name": "viewerCanTakePart",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "be4d9b27c30794cba98df7ad0824f4e0";

export default node;
