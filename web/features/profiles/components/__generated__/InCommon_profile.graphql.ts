/**
 * @generated SignedSource<<e54cb4effab7dafd7f142a07a8e27017>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type MatchReason = "AGE" | "DISTANCE" | "LOOKING_FOR" | "MATCH_WORDS" | "SEEKS_YOU" | "YOU_SEEK";
import type { FragmentRefs } from "relay-runtime";
export type InCommon_profile$data = {
  readonly gender: Gender;
  readonly match: {
    readonly commonMatchWords: ReadonlyArray<string>;
    readonly reasons: ReadonlyArray<MatchReason>;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "InCommon_profile";
};
export type InCommon_profile$key = {
  readonly " $data"?: InCommon_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"InCommon_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InCommon_profile",
  "selections": [
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
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Match",
      "kind": "LinkedField",
      "name": "match",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commonMatchWords",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "9984fb328aa89fb12fca26eef2f6fe32";

export default node;
