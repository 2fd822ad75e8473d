/**
 * @generated SignedSource<<4cd7fb92fcee1f6d1f690062124958fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MatchReason = "AGE" | "DISTANCE" | "LOOKING_FOR" | "MATCH_WORDS" | "SEEKS_YOU" | "YOU_SEEK";
import type { FragmentRefs } from "relay-runtime";
export type MatchNote_match$data = {
  readonly commonMatchWords: ReadonlyArray<string>;
  readonly reasons: ReadonlyArray<MatchReason>;
  readonly " $fragmentType": "MatchNote_match";
};
export type MatchNote_match$key = {
  readonly " $data"?: MatchNote_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchNote_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MatchNote_match",
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
  "type": "Match",
  "abstractKey": null
};

(node as any).hash = "d8699dfe45e420f6b5e32b45954abd4f";

export default node;
