/**
 * @generated SignedSource<<6e96e6c0e7ef615d07cb1bd4f76df8ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BodyType = "ATHLETIC" | "AVERAGE" | "CHUBBY" | "HEAVILY" | "MUSCULAR" | "NOT_SPECIFIED" | "SLIM" | "THIN";
export type Dominance = "DOMINATING" | "SUBMISSIVE";
export type EyeColour = "BLACK" | "BLUE" | "BROWN" | "GREEN" | "GREY" | "GREY_BLUE" | "GREY_GREEN" | "NOT_SPECIFIED" | "NUT_BROWN" | "OTHER";
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type HairColour = "BALD" | "BLACK" | "BLOND" | "BRIGHT" | "BROWN" | "DARK_BLOND" | "GREY" | "LIGHT_BROWN" | "NOT_SPECIFIED" | "OTHER" | "RED" | "RED_BROWN" | "SILVER_GREY" | "WHITE_GREY";
export type HomeOption = "NO" | "NOT_AVAILABLE" | "YES_AT_HOME" | "YES_NOT_AT_HOME";
export type LookingFor = "FRIENDS_AND_CHAT" | "GIRL_OR_BOYFRIEND" | "SEX_PARTNER";
export type RelationshipStatus = "DIVORCED" | "IN_RELATIONSHIP" | "MARRIED" | "NOT_STATED" | "OPEN_RELATIONSHIP" | "SEPARATED" | "SINGLE";
export type SearchOrder = "DISTANCE" | "LAST_ONLINE" | "NAME" | "NEWEST";
export type SexualOrientation = "ASEXUAL" | "BISEXUAL" | "HETEROFLEXIBLE" | "HETEROSEXUAL" | "HOMOFLEXIBLE" | "HOMOSEXUAL" | "PANSEXUAL" | "SAPIOSEXUAL" | "TRANSSEXUAL" | "TRANSVESTITE";
import type { FragmentRefs } from "relay-runtime";
export type useSavedSearch_search$data = {
  readonly options: {
    readonly countryAreaIds: ReadonlyArray<number> | null | undefined;
    readonly countryId: number | null | undefined;
    readonly distance: number | null | undefined;
    readonly genders: ReadonlyArray<Gender> | null | undefined;
    readonly lookingFor: ReadonlyArray<LookingFor> | null | undefined;
    readonly matchWords: ReadonlyArray<string> | null | undefined;
    readonly members: boolean | null | undefined;
    readonly newWithinDays: number | null | undefined;
    readonly online: boolean | null | undefined;
    readonly persons: ReadonlyArray<{
      readonly ageFrom: number | null | undefined;
      readonly ageTo: number | null | undefined;
      readonly bodyTypes: ReadonlyArray<BodyType> | null | undefined;
      readonly children: ReadonlyArray<HomeOption> | null | undefined;
      readonly dominance: ReadonlyArray<Dominance> | null | undefined;
      readonly eyeColours: ReadonlyArray<EyeColour> | null | undefined;
      readonly genders: ReadonlyArray<Gender> | null | undefined;
      readonly hairColours: ReadonlyArray<HairColour> | null | undefined;
      readonly heightFrom: number | null | undefined;
      readonly heightTo: number | null | undefined;
      readonly relationshipStatuses: ReadonlyArray<RelationshipStatus> | null | undefined;
      readonly sexualOrientations: ReadonlyArray<SexualOrientation> | null | undefined;
      readonly smoking: ReadonlyArray<HomeOption> | null | undefined;
      readonly weightFrom: number | null | undefined;
      readonly weightTo: number | null | undefined;
    }> | null | undefined;
    readonly seekingMe: boolean | null | undefined;
    readonly seenWithinDays: number | null | undefined;
    readonly validated: boolean | null | undefined;
    readonly withPicture: boolean | null | undefined;
    readonly withVideo: boolean | null | undefined;
    readonly zipCode: string | null | undefined;
  };
  readonly order: SearchOrder;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "useSavedSearch_search";
};
export type useSavedSearch_search$key = {
  readonly " $data"?: useSavedSearch_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedSearch_search">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "genders",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSavedSearch_search",
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
      "name": "order",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryAreaIds",
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
          "name": "zipCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lookingFor",
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
          "kind": "ScalarField",
          "name": "online",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withPicture",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withVideo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "members",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newWithinDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenWithinDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seekingMe",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PersonFilter",
          "kind": "LinkedField",
          "name": "persons",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ageFrom",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ageTo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "heightFrom",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "heightTo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weightFrom",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weightTo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bodyTypes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "eyeColours",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hairColours",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sexualOrientations",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "relationshipStatuses",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "smoking",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "children",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dominance",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedSearch",
  "abstractKey": null
};
})();

(node as any).hash = "aa1c58c11bb9988bc612e85b7c83f932";

export default node;
