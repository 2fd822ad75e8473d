/**
 * @generated SignedSource<<c6f230399d980ec8d446a8ab68a26e0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
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
export type readSavedSearch_search$data = {
  readonly options: {
    readonly commonKinks: number | null | undefined;
    readonly countryAreaIds: ReadonlyArray<string> | null | undefined;
    readonly countryId: string | null | undefined;
    readonly distance: number | null | undefined;
    readonly genders: ReadonlyArray<Gender> | null | undefined;
    readonly kinkIds: ReadonlyArray<string> | null | undefined;
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
  readonly " $fragmentType": "readSavedSearch_search";
};
export type readSavedSearch_search$key = {
  readonly " $data"?: readSavedSearch_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSavedSearch_search">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSavedSearch_search"
};

(node as any).hash = "4c91c5e40b87de6b59ae2d6e2fafe365";

export default node;
