/**
 * @generated SignedSource<<6713cfa0c9cb1c69f6dd1e2e91942da4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Meetup_meetup$data = {
  readonly cancelledAt: string | null | undefined;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly html: string | null | undefined;
  readonly maker: {
    readonly id: string;
    readonly legacyId: number;
    readonly name: string;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileByline_profile">;
  };
  readonly media: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RichText_media">;
  }> | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"Attendees_meetup" | "MeetupBar_meetup" | "MeetupFacts_meetup" | "SignUp_meetup" | "useComments_item">;
  readonly " $fragmentType": "Meetup_meetup";
};
export type Meetup_meetup$key = {
  readonly " $data"?: Meetup_meetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"Meetup_meetup">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "usePictureSource_picture"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "layered"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Meetup_meetup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
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
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "media",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RichText_media"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "maker",
      "plural": false,
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
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "picture",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileByline_profile"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeetupFacts_meetup"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignUp_meetup"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Attendees_meetup"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeetupBar_meetup"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "layered",
          "variableName": "layered"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useComments_item"
    }
  ],
  "type": "Meetup",
  "abstractKey": null
};
})();

(node as any).hash = "aa2afe2b0e32c7aae249854de30af380";

export default node;
