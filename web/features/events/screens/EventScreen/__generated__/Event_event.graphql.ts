/**
 * @generated SignedSource<<e2a6191ef6f3fac3feac511e76b46c84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventKind = "COURSE" | "CULTURE" | "DINNER" | "OTHER" | "PARTY" | "SOCIAL" | "TRIP";
export type EventStatus = "CANCELLED" | "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type Event_event$data = {
  readonly beginsAt: string;
  readonly cancelReason: string;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly hosts: ReadonlyArray<{
    readonly id: string;
    readonly legacyId: number;
    readonly name: string;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Faces_profiles">;
  }> | null | undefined;
  readonly html: string | null | undefined;
  readonly kind: EventKind;
  readonly legacyId: number;
  readonly media: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RichText_media">;
  }> | null | undefined;
  readonly status: EventStatus;
  readonly title: string;
  readonly viewerCanCheckIn: boolean;
  readonly viewerCanSeeAlbum: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EventBar_event" | "EventFacts_event" | "EventGuests_event" | "EventQuestions_event" | "EventSignUp_event" | "HostTools_event" | "useComments_item">;
  readonly " $fragmentType": "Event_event";
};
export type Event_event$key = {
  readonly " $data"?: Event_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"Event_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v1 = [
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
  "name": "Event_event",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "kind",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "beginsAt",
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
      "name": "cancelReason",
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "hosts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Faces_profiles"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSeeAlbum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCheckIn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventFacts_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventSignUp_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventGuests_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventQuestions_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventBar_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HostTools_event"
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
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "ac77c3bba4e32574453ca9b7a78fa2c4";

export default node;
