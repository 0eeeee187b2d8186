// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import { fault, ucs2length } from '../../../../../../../src/runtime/validation/ajv-runtime.ts';

/** Body of field.repeater. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 200, notBlank: true },
          phone: { type: 'string', maxLength: 200 },
          kind: { type: 'integer', enum: [1, 2] },
          place: { type: 'object', properties: { city: { type: 'string', maxLength: 200 } } },
        },
      },
    },
    filled: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 200, notBlank: true },
          phone: { type: 'string', maxLength: 200 },
          kind: { type: 'integer', enum: [1, 2] },
          place: { type: 'object', properties: { city: { type: 'string', maxLength: 200 } } },
        },
      },
      maxItems: 4,
      minItems: 1,
    },
    long: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 200, notBlank: true },
          phone: { type: 'string', maxLength: 200 },
          kind: { type: 'integer', enum: [1, 2] },
          place: { type: 'object', properties: { city: { type: 'string', maxLength: 200 } } },
        },
      },
    },
    needed: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 200, notBlank: true },
          phone: { type: 'string', maxLength: 200 },
          kind: { type: 'integer', enum: [1, 2] },
          place: { type: 'object', properties: { city: { type: 'string', maxLength: 200 } } },
        },
      },
      minItems: 2,
    },
    wrong: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 12, notBlank: true },
          phone: { type: 'string', maxLength: 200 },
          kind: { type: 'integer', enum: [1, 2] },
          place: { type: 'object', properties: { city: { type: 'string', maxLength: 200 } } },
        },
      },
    },
    disabled: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 200, notBlank: true },
          phone: { type: 'string', maxLength: 200 },
          kind: { type: 'integer', enum: [1, 2] },
          place: { type: 'object', properties: { city: { type: 'string', maxLength: 200 } } },
        },
      },
    },
    fixed: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 200, notBlank: true },
          phone: { type: 'string', maxLength: 200 },
          kind: { type: 'integer', enum: [1, 2] },
          place: { type: 'object', properties: { city: { type: 'string', maxLength: 200 } } },
        },
      },
    },
    option_a: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 200, notBlank: true },
          phone: { type: 'string', maxLength: 200 },
          kind: { type: 'integer', enum: [1, 2] },
          place: { type: 'object', properties: { city: { type: 'string', maxLength: 200 } } },
        },
      },
    },
    hidden: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 200, notBlank: true },
          phone: { type: 'string', maxLength: 200 },
          kind: { type: 'integer', enum: [1, 2] },
          place: { type: 'object', properties: { city: { type: 'string', maxLength: 200 } } },
        },
      },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/empty/*/name': { required: 'Please fill this.', notBlank: 'Please fill this.' },
  '/filled': { minItems: 'Name one at least.' },
  '/filled/*/name': { required: 'Please fill this.', notBlank: 'Please fill this.' },
  '/long/*/name': { required: 'Please fill this.', notBlank: 'Please fill this.' },
  '/needed': { required: 'Please fill this.', minItems: 'Name two.' },
  '/needed/*/name': { required: 'Please fill this.', notBlank: 'Please fill this.' },
  '/wrong/*/name': {
    required: 'Please fill this.',
    maxLength: 'At most 12 letters.',
    notBlank: 'Please fill this.',
  },
  '/disabled/*/name': { required: 'Please fill this.', notBlank: 'Please fill this.' },
  '/fixed/*/name': { required: 'Please fill this.', notBlank: 'Please fill this.' },
  '/option_a/*/name': { required: 'Please fill this.', notBlank: 'Please fill this.' },
  '/hidden/*/name': { required: 'Please fill this.', notBlank: 'Please fill this.' },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.empty !== undefined){
      let data0 = data.empty;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
            if(data1.name !== undefined){
              let data2 = data1.name;
              if(typeof data2 === "string"){
                if(func2(data2) > 200){
                  vErrors = fault(vErrors, instancePath+"/empty/" + i0+"/name", "maxLength", {limit: 200});
                }
                if(!/\S/.test(data2)){
                  vErrors = fault(vErrors, instancePath+"/empty/" + i0+"/name", "notBlank", {});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/empty/" + i0+"/name", "type", {type: "string"});
              }
            }
            if(data1.phone !== undefined){
              let data3 = data1.phone;
              if(typeof data3 === "string"){
                if(func2(data3) > 200){
                  vErrors = fault(vErrors, instancePath+"/empty/" + i0+"/phone", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/empty/" + i0+"/phone", "type", {type: "string"});
              }
            }
            if(data1.kind !== undefined){
              let data4 = data1.kind;
              if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                vErrors = fault(vErrors, instancePath+"/empty/" + i0+"/kind", "type", {type: "integer"});
              }
              if(!((data4 === 1) || (data4 === 2))){
                vErrors = fault(vErrors, instancePath+"/empty/" + i0+"/kind", "enum", {allowedValues: [1,2]});
              }
            }
            if(data1.place !== undefined){
              let data5 = data1.place;
              if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
                if(data5.city !== undefined){
                  let data6 = data5.city;
                  if(typeof data6 === "string"){
                    if(func2(data6) > 200){
                      vErrors = fault(vErrors, instancePath+"/empty/" + i0+"/place/city", "maxLength", {limit: 200});
                    }
                  }
                  else {
                    vErrors = fault(vErrors, instancePath+"/empty/" + i0+"/place/city", "type", {type: "string"});
                  }
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/empty/" + i0+"/place", "type", {type: "object"});
              }
            }
            if(data1.name === undefined || data1.name === null){
              vErrors = fault(vErrors, instancePath+"/empty/" + i0, "filled", {missingProperty: "name"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/empty/" + i0, "type", {type: "object"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/empty", "type", {type: "array"});
      }
    }
    if(data.filled !== undefined){
      let data7 = data.filled;
      if(Array.isArray(data7)){
        if(data7.length > 4){
          vErrors = fault(vErrors, instancePath+"/filled", "maxItems", {limit: 4});
        }
        if(data7.length < 1){
          vErrors = fault(vErrors, instancePath+"/filled", "minItems", {limit: 1});
        }
        const len1 = data7.length;
        for(let i1=0; i1<len1; i1++){
          let data8 = data7[i1];
          if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
            if(data8.name !== undefined){
              let data9 = data8.name;
              if(typeof data9 === "string"){
                if(func2(data9) > 200){
                  vErrors = fault(vErrors, instancePath+"/filled/" + i1+"/name", "maxLength", {limit: 200});
                }
                if(!/\S/.test(data9)){
                  vErrors = fault(vErrors, instancePath+"/filled/" + i1+"/name", "notBlank", {});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/filled/" + i1+"/name", "type", {type: "string"});
              }
            }
            if(data8.phone !== undefined){
              let data10 = data8.phone;
              if(typeof data10 === "string"){
                if(func2(data10) > 200){
                  vErrors = fault(vErrors, instancePath+"/filled/" + i1+"/phone", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/filled/" + i1+"/phone", "type", {type: "string"});
              }
            }
            if(data8.kind !== undefined){
              let data11 = data8.kind;
              if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
                vErrors = fault(vErrors, instancePath+"/filled/" + i1+"/kind", "type", {type: "integer"});
              }
              if(!((data11 === 1) || (data11 === 2))){
                vErrors = fault(vErrors, instancePath+"/filled/" + i1+"/kind", "enum", {allowedValues: [1,2]});
              }
            }
            if(data8.place !== undefined){
              let data12 = data8.place;
              if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
                if(data12.city !== undefined){
                  let data13 = data12.city;
                  if(typeof data13 === "string"){
                    if(func2(data13) > 200){
                      vErrors = fault(vErrors, instancePath+"/filled/" + i1+"/place/city", "maxLength", {limit: 200});
                    }
                  }
                  else {
                    vErrors = fault(vErrors, instancePath+"/filled/" + i1+"/place/city", "type", {type: "string"});
                  }
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/filled/" + i1+"/place", "type", {type: "object"});
              }
            }
            if(data8.name === undefined || data8.name === null){
              vErrors = fault(vErrors, instancePath+"/filled/" + i1, "filled", {missingProperty: "name"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/filled/" + i1, "type", {type: "object"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/filled", "type", {type: "array"});
      }
    }
    if(data.long !== undefined){
      let data14 = data.long;
      if(Array.isArray(data14)){
        const len2 = data14.length;
        for(let i2=0; i2<len2; i2++){
          let data15 = data14[i2];
          if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
            if(data15.name !== undefined){
              let data16 = data15.name;
              if(typeof data16 === "string"){
                if(func2(data16) > 200){
                  vErrors = fault(vErrors, instancePath+"/long/" + i2+"/name", "maxLength", {limit: 200});
                }
                if(!/\S/.test(data16)){
                  vErrors = fault(vErrors, instancePath+"/long/" + i2+"/name", "notBlank", {});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/long/" + i2+"/name", "type", {type: "string"});
              }
            }
            if(data15.phone !== undefined){
              let data17 = data15.phone;
              if(typeof data17 === "string"){
                if(func2(data17) > 200){
                  vErrors = fault(vErrors, instancePath+"/long/" + i2+"/phone", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/long/" + i2+"/phone", "type", {type: "string"});
              }
            }
            if(data15.kind !== undefined){
              let data18 = data15.kind;
              if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
                vErrors = fault(vErrors, instancePath+"/long/" + i2+"/kind", "type", {type: "integer"});
              }
              if(!((data18 === 1) || (data18 === 2))){
                vErrors = fault(vErrors, instancePath+"/long/" + i2+"/kind", "enum", {allowedValues: [1,2]});
              }
            }
            if(data15.place !== undefined){
              let data19 = data15.place;
              if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
                if(data19.city !== undefined){
                  let data20 = data19.city;
                  if(typeof data20 === "string"){
                    if(func2(data20) > 200){
                      vErrors = fault(vErrors, instancePath+"/long/" + i2+"/place/city", "maxLength", {limit: 200});
                    }
                  }
                  else {
                    vErrors = fault(vErrors, instancePath+"/long/" + i2+"/place/city", "type", {type: "string"});
                  }
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/long/" + i2+"/place", "type", {type: "object"});
              }
            }
            if(data15.name === undefined || data15.name === null){
              vErrors = fault(vErrors, instancePath+"/long/" + i2, "filled", {missingProperty: "name"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/long/" + i2, "type", {type: "object"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/long", "type", {type: "array"});
      }
    }
    if(data.needed !== undefined){
      let data21 = data.needed;
      if(Array.isArray(data21)){
        if(data21.length < 2){
          vErrors = fault(vErrors, instancePath+"/needed", "minItems", {limit: 2});
        }
        const len3 = data21.length;
        for(let i3=0; i3<len3; i3++){
          let data22 = data21[i3];
          if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
            if(data22.name !== undefined){
              let data23 = data22.name;
              if(typeof data23 === "string"){
                if(func2(data23) > 200){
                  vErrors = fault(vErrors, instancePath+"/needed/" + i3+"/name", "maxLength", {limit: 200});
                }
                if(!/\S/.test(data23)){
                  vErrors = fault(vErrors, instancePath+"/needed/" + i3+"/name", "notBlank", {});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/needed/" + i3+"/name", "type", {type: "string"});
              }
            }
            if(data22.phone !== undefined){
              let data24 = data22.phone;
              if(typeof data24 === "string"){
                if(func2(data24) > 200){
                  vErrors = fault(vErrors, instancePath+"/needed/" + i3+"/phone", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/needed/" + i3+"/phone", "type", {type: "string"});
              }
            }
            if(data22.kind !== undefined){
              let data25 = data22.kind;
              if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
                vErrors = fault(vErrors, instancePath+"/needed/" + i3+"/kind", "type", {type: "integer"});
              }
              if(!((data25 === 1) || (data25 === 2))){
                vErrors = fault(vErrors, instancePath+"/needed/" + i3+"/kind", "enum", {allowedValues: [1,2]});
              }
            }
            if(data22.place !== undefined){
              let data26 = data22.place;
              if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
                if(data26.city !== undefined){
                  let data27 = data26.city;
                  if(typeof data27 === "string"){
                    if(func2(data27) > 200){
                      vErrors = fault(vErrors, instancePath+"/needed/" + i3+"/place/city", "maxLength", {limit: 200});
                    }
                  }
                  else {
                    vErrors = fault(vErrors, instancePath+"/needed/" + i3+"/place/city", "type", {type: "string"});
                  }
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/needed/" + i3+"/place", "type", {type: "object"});
              }
            }
            if(data22.name === undefined || data22.name === null){
              vErrors = fault(vErrors, instancePath+"/needed/" + i3, "filled", {missingProperty: "name"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/needed/" + i3, "type", {type: "object"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: "array"});
      }
    }
    if(data.wrong !== undefined){
      let data28 = data.wrong;
      if(Array.isArray(data28)){
        const len4 = data28.length;
        for(let i4=0; i4<len4; i4++){
          let data29 = data28[i4];
          if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
            if(data29.name !== undefined){
              let data30 = data29.name;
              if(typeof data30 === "string"){
                if(func2(data30) > 12){
                  vErrors = fault(vErrors, instancePath+"/wrong/" + i4+"/name", "maxLength", {limit: 12});
                }
                if(!/\S/.test(data30)){
                  vErrors = fault(vErrors, instancePath+"/wrong/" + i4+"/name", "notBlank", {});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/wrong/" + i4+"/name", "type", {type: "string"});
              }
            }
            if(data29.phone !== undefined){
              let data31 = data29.phone;
              if(typeof data31 === "string"){
                if(func2(data31) > 200){
                  vErrors = fault(vErrors, instancePath+"/wrong/" + i4+"/phone", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/wrong/" + i4+"/phone", "type", {type: "string"});
              }
            }
            if(data29.kind !== undefined){
              let data32 = data29.kind;
              if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
                vErrors = fault(vErrors, instancePath+"/wrong/" + i4+"/kind", "type", {type: "integer"});
              }
              if(!((data32 === 1) || (data32 === 2))){
                vErrors = fault(vErrors, instancePath+"/wrong/" + i4+"/kind", "enum", {allowedValues: [1,2]});
              }
            }
            if(data29.place !== undefined){
              let data33 = data29.place;
              if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
                if(data33.city !== undefined){
                  let data34 = data33.city;
                  if(typeof data34 === "string"){
                    if(func2(data34) > 200){
                      vErrors = fault(vErrors, instancePath+"/wrong/" + i4+"/place/city", "maxLength", {limit: 200});
                    }
                  }
                  else {
                    vErrors = fault(vErrors, instancePath+"/wrong/" + i4+"/place/city", "type", {type: "string"});
                  }
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/wrong/" + i4+"/place", "type", {type: "object"});
              }
            }
            if(data29.name === undefined || data29.name === null){
              vErrors = fault(vErrors, instancePath+"/wrong/" + i4, "filled", {missingProperty: "name"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/wrong/" + i4, "type", {type: "object"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: "array"});
      }
    }
    if(data.disabled !== undefined){
      let data35 = data.disabled;
      if(Array.isArray(data35)){
        const len5 = data35.length;
        for(let i5=0; i5<len5; i5++){
          let data36 = data35[i5];
          if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
            if(data36.name !== undefined){
              let data37 = data36.name;
              if(typeof data37 === "string"){
                if(func2(data37) > 200){
                  vErrors = fault(vErrors, instancePath+"/disabled/" + i5+"/name", "maxLength", {limit: 200});
                }
                if(!/\S/.test(data37)){
                  vErrors = fault(vErrors, instancePath+"/disabled/" + i5+"/name", "notBlank", {});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/disabled/" + i5+"/name", "type", {type: "string"});
              }
            }
            if(data36.phone !== undefined){
              let data38 = data36.phone;
              if(typeof data38 === "string"){
                if(func2(data38) > 200){
                  vErrors = fault(vErrors, instancePath+"/disabled/" + i5+"/phone", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/disabled/" + i5+"/phone", "type", {type: "string"});
              }
            }
            if(data36.kind !== undefined){
              let data39 = data36.kind;
              if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
                vErrors = fault(vErrors, instancePath+"/disabled/" + i5+"/kind", "type", {type: "integer"});
              }
              if(!((data39 === 1) || (data39 === 2))){
                vErrors = fault(vErrors, instancePath+"/disabled/" + i5+"/kind", "enum", {allowedValues: [1,2]});
              }
            }
            if(data36.place !== undefined){
              let data40 = data36.place;
              if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
                if(data40.city !== undefined){
                  let data41 = data40.city;
                  if(typeof data41 === "string"){
                    if(func2(data41) > 200){
                      vErrors = fault(vErrors, instancePath+"/disabled/" + i5+"/place/city", "maxLength", {limit: 200});
                    }
                  }
                  else {
                    vErrors = fault(vErrors, instancePath+"/disabled/" + i5+"/place/city", "type", {type: "string"});
                  }
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/disabled/" + i5+"/place", "type", {type: "object"});
              }
            }
            if(data36.name === undefined || data36.name === null){
              vErrors = fault(vErrors, instancePath+"/disabled/" + i5, "filled", {missingProperty: "name"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/disabled/" + i5, "type", {type: "object"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/disabled", "type", {type: "array"});
      }
    }
    if(data.fixed !== undefined){
      let data42 = data.fixed;
      if(Array.isArray(data42)){
        const len6 = data42.length;
        for(let i6=0; i6<len6; i6++){
          let data43 = data42[i6];
          if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
            if(data43.name !== undefined){
              let data44 = data43.name;
              if(typeof data44 === "string"){
                if(func2(data44) > 200){
                  vErrors = fault(vErrors, instancePath+"/fixed/" + i6+"/name", "maxLength", {limit: 200});
                }
                if(!/\S/.test(data44)){
                  vErrors = fault(vErrors, instancePath+"/fixed/" + i6+"/name", "notBlank", {});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/fixed/" + i6+"/name", "type", {type: "string"});
              }
            }
            if(data43.phone !== undefined){
              let data45 = data43.phone;
              if(typeof data45 === "string"){
                if(func2(data45) > 200){
                  vErrors = fault(vErrors, instancePath+"/fixed/" + i6+"/phone", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/fixed/" + i6+"/phone", "type", {type: "string"});
              }
            }
            if(data43.kind !== undefined){
              let data46 = data43.kind;
              if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
                vErrors = fault(vErrors, instancePath+"/fixed/" + i6+"/kind", "type", {type: "integer"});
              }
              if(!((data46 === 1) || (data46 === 2))){
                vErrors = fault(vErrors, instancePath+"/fixed/" + i6+"/kind", "enum", {allowedValues: [1,2]});
              }
            }
            if(data43.place !== undefined){
              let data47 = data43.place;
              if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
                if(data47.city !== undefined){
                  let data48 = data47.city;
                  if(typeof data48 === "string"){
                    if(func2(data48) > 200){
                      vErrors = fault(vErrors, instancePath+"/fixed/" + i6+"/place/city", "maxLength", {limit: 200});
                    }
                  }
                  else {
                    vErrors = fault(vErrors, instancePath+"/fixed/" + i6+"/place/city", "type", {type: "string"});
                  }
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/fixed/" + i6+"/place", "type", {type: "object"});
              }
            }
            if(data43.name === undefined || data43.name === null){
              vErrors = fault(vErrors, instancePath+"/fixed/" + i6, "filled", {missingProperty: "name"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/fixed/" + i6, "type", {type: "object"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/fixed", "type", {type: "array"});
      }
    }
    if(data.option_a !== undefined){
      let data49 = data.option_a;
      if(Array.isArray(data49)){
        const len7 = data49.length;
        for(let i7=0; i7<len7; i7++){
          let data50 = data49[i7];
          if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
            if(data50.name !== undefined){
              let data51 = data50.name;
              if(typeof data51 === "string"){
                if(func2(data51) > 200){
                  vErrors = fault(vErrors, instancePath+"/option_a/" + i7+"/name", "maxLength", {limit: 200});
                }
                if(!/\S/.test(data51)){
                  vErrors = fault(vErrors, instancePath+"/option_a/" + i7+"/name", "notBlank", {});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/option_a/" + i7+"/name", "type", {type: "string"});
              }
            }
            if(data50.phone !== undefined){
              let data52 = data50.phone;
              if(typeof data52 === "string"){
                if(func2(data52) > 200){
                  vErrors = fault(vErrors, instancePath+"/option_a/" + i7+"/phone", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/option_a/" + i7+"/phone", "type", {type: "string"});
              }
            }
            if(data50.kind !== undefined){
              let data53 = data50.kind;
              if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
                vErrors = fault(vErrors, instancePath+"/option_a/" + i7+"/kind", "type", {type: "integer"});
              }
              if(!((data53 === 1) || (data53 === 2))){
                vErrors = fault(vErrors, instancePath+"/option_a/" + i7+"/kind", "enum", {allowedValues: [1,2]});
              }
            }
            if(data50.place !== undefined){
              let data54 = data50.place;
              if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
                if(data54.city !== undefined){
                  let data55 = data54.city;
                  if(typeof data55 === "string"){
                    if(func2(data55) > 200){
                      vErrors = fault(vErrors, instancePath+"/option_a/" + i7+"/place/city", "maxLength", {limit: 200});
                    }
                  }
                  else {
                    vErrors = fault(vErrors, instancePath+"/option_a/" + i7+"/place/city", "type", {type: "string"});
                  }
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/option_a/" + i7+"/place", "type", {type: "object"});
              }
            }
            if(data50.name === undefined || data50.name === null){
              vErrors = fault(vErrors, instancePath+"/option_a/" + i7, "filled", {missingProperty: "name"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/option_a/" + i7, "type", {type: "object"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/option_a", "type", {type: "array"});
      }
    }
    if(data.hidden !== undefined){
      let data56 = data.hidden;
      if(Array.isArray(data56)){
        const len8 = data56.length;
        for(let i8=0; i8<len8; i8++){
          let data57 = data56[i8];
          if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
            if(data57.name !== undefined){
              let data58 = data57.name;
              if(typeof data58 === "string"){
                if(func2(data58) > 200){
                  vErrors = fault(vErrors, instancePath+"/hidden/" + i8+"/name", "maxLength", {limit: 200});
                }
                if(!/\S/.test(data58)){
                  vErrors = fault(vErrors, instancePath+"/hidden/" + i8+"/name", "notBlank", {});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/hidden/" + i8+"/name", "type", {type: "string"});
              }
            }
            if(data57.phone !== undefined){
              let data59 = data57.phone;
              if(typeof data59 === "string"){
                if(func2(data59) > 200){
                  vErrors = fault(vErrors, instancePath+"/hidden/" + i8+"/phone", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/hidden/" + i8+"/phone", "type", {type: "string"});
              }
            }
            if(data57.kind !== undefined){
              let data60 = data57.kind;
              if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
                vErrors = fault(vErrors, instancePath+"/hidden/" + i8+"/kind", "type", {type: "integer"});
              }
              if(!((data60 === 1) || (data60 === 2))){
                vErrors = fault(vErrors, instancePath+"/hidden/" + i8+"/kind", "enum", {allowedValues: [1,2]});
              }
            }
            if(data57.place !== undefined){
              let data61 = data57.place;
              if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
                if(data61.city !== undefined){
                  let data62 = data61.city;
                  if(typeof data62 === "string"){
                    if(func2(data62) > 200){
                      vErrors = fault(vErrors, instancePath+"/hidden/" + i8+"/place/city", "maxLength", {limit: 200});
                    }
                  }
                  else {
                    vErrors = fault(vErrors, instancePath+"/hidden/" + i8+"/place/city", "type", {type: "string"});
                  }
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/hidden/" + i8+"/place", "type", {type: "object"});
              }
            }
            if(data57.name === undefined || data57.name === null){
              vErrors = fault(vErrors, instancePath+"/hidden/" + i8, "filled", {missingProperty: "name"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/hidden/" + i8, "type", {type: "object"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/hidden", "type", {type: "array"});
      }
    }
    if(data.needed === undefined || data.needed === null || data.needed === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "needed"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
