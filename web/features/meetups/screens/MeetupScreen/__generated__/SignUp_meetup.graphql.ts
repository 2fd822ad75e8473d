/**
 * @generated SignedSource<<631856ace4250024fcf4fe6c379a6331>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type MeetupSignUpStatus = "COMING" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type SignUp_meetup$data = {
  readonly beginsAt: string;
  readonly cancelledAt: string | null | undefined;
  readonly coming: ReadonlyArray<{
    readonly count: number;
    readonly gender: Gender;
  }>;
  readonly comingCount: number;
  readonly endsAt: string;
  readonly genderPlaces: ReadonlyArray<{
    readonly count: number;
    readonly gender: Gender;
  }>;
  readonly id: string;
  readonly places: number | null | undefined;
  readonly viewerCanQuit: boolean;
  readonly viewerCanSignUp: boolean;
  readonly viewerStatus: MeetupSignUpStatus | null | undefined;
  readonly waitingCount: number;
  readonly " $fragmentType": "SignUp_meetup";
};
export type SignUp_meetup$key = {
  readonly " $data"?: SignUp_meetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUp_meetup">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignUp_meetup",
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
      "name": "beginsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
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
      "kind": "ScalarField",
      "name": "places",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MeetupGenderCount",
      "kind": "LinkedField",
      "name": "genderPlaces",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MeetupGenderCount",
      "kind": "LinkedField",
      "name": "coming",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSignUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanQuit",
      "storageKey": null
    }
  ],
  "type": "Meetup",
  "abstractKey": null
};
})();

(node as any).hash = "2fc97b3683b3cc1af6b107727fb143f9";

export default node;
