/**
 * @generated SignedSource<<68d22393136d234f9c9017d649bb0c56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartScreen_startPage$data = {
  readonly condensedProfileView: boolean;
  readonly sections: ReadonlyArray<{
    readonly chatRooms: {
      readonly " $fragmentSpreads": FragmentRefs<"ChatRoomsSection_section">;
    } | null | undefined;
    readonly hidden: boolean;
    readonly id: string;
    readonly profiles: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfilesSection_section">;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "StartScreen_startPage";
};
export type StartScreen_startPage$key = {
  readonly " $data"?: StartScreen_startPage$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartScreen_startPage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartScreen_startPage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "condensedProfileView",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
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
          "name": "hidden",
          "storageKey": null
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfilesSection_section"
              }
            ],
            "type": "ProfilesStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "profiles"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChatRoomsSection_section"
              }
            ],
            "type": "ChatRoomsStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "chatRooms"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StartPage",
  "abstractKey": null
};

(node as any).hash = "c874d295dc4644e5f2129e9913614619";

export default node;
