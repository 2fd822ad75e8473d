/**
 * @generated SignedSource<<46346fa2dde91a0528cbd040d59c19d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgePage_lodge$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanSeeInside: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeAlerts_lodge" | "LodgeHead_lodge" | "LodgeTabs_lodge">;
  readonly " $fragmentType": "LodgePage_lodge";
};
export type LodgePage_lodge$key = {
  readonly " $data"?: LodgePage_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgePage_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgePage_lodge",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSeeInside",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgeHead_lodge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgeAlerts_lodge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgeTabs_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "04257b3ef96b4828cf587e0d17ce771e";

export default node;
