/**
 * @generated SignedSource<<b6949047ce7dbc6a450b3ee36098fb95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LookingFor = "FRIENDS_AND_CHAT" | "GIRL_OR_BOYFRIEND" | "SEX_PARTNER";
import type { FragmentRefs } from "relay-runtime";
export type ProfileDetails_profile$data = {
  readonly distance: number | null | undefined;
  readonly match: {
    readonly commonMatchWords: ReadonlyArray<string>;
  } | null | undefined;
  readonly matchWords: ReadonlyArray<string> | null | undefined;
  readonly seeks: {
    readonly lookingFor: ReadonlyArray<LookingFor>;
  } | null | undefined;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "ProfileDetails_profile";
};
export type ProfileDetails_profile$key = {
  readonly " $data"?: ProfileDetails_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileDetails_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileDetails_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "distance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSettings",
      "kind": "LinkedField",
      "name": "seeks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lookingFor",
          "storageKey": null
        }
      ],
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

(node as any).hash = "13bf92cd5f4e2d2f4a0acddd1b454e77";

export default node;
