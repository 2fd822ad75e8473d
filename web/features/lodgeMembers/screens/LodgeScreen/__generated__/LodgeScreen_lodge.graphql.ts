/**
 * @generated SignedSource<<9ad22423e8e602bb12bab1dae9f354ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeScreen_lodge$data = {
  readonly html: string | null | undefined;
  readonly rules: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Founding_lodge" | "LodgePeople_lodge" | "NextMeetups_lodge">;
  readonly " $fragmentType": "LodgeScreen_lodge";
};
export type LodgeScreen_lodge$key = {
  readonly " $data"?: LodgeScreen_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeScreen_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeScreen_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rules",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextMeetups_lodge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgePeople_lodge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Founding_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "d817993dbddfc059e5a90aac475ffdce";

export default node;
